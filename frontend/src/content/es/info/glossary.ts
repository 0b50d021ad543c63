import type { GlossaryContent } from '#frontend/content/info-types.ts'
import { glossary } from '#words/glossary.ts'

export const content = {
  seo: {
    title: 'Glosario de limpieza de ventanas, bien explicado',
    description:
      'Unas 50 palabras de la limpieza de ventanas en español claro: servicios, herramientas y equipo, técnicas y lo que puede leer en un presupuesto.',
    keywords: [
      'glosario de limpieza de ventanas',
      'términos de limpieza de ventanas',
      'qué es un jalador (squeegee)',
    ],
  },
  hero: {
    headline: 'Glosario de limpieza de ventanas',
    lead: 'Las palabras de nuestro oficio, explicadas como se las explicaríamos en la puerta de su casa.',
  },
  groups: glossary,
  closing: {
    heading: '¿Oyó una palabra que no está aquí?',
    text: 'Llame al {phone} y pregunte. Le contestamos con franqueza.',
    link: { label: 'Escríbanos', href: '/#contact' },
  },
} satisfies GlossaryContent
