import type { CommercialQuoteContent } from '#frontend/content/en/pages/commercial-quote.ts'

export type { CommercialQuoteContent }

export const content = {
  seo: {
    title: 'Limpieza de ventanas para negocios | Precio al instante',
    description:
      'Cuente sus ventanas y vea al instante un precio estimado para su oficina, tienda, restaurante o clínica, de Fresno a Bakersfield. Gratis.',
    keywords: [
      'presupuesto limpieza de ventanas para negocios',
      'precio limpieza de ventanas de oficina',
      'limpieza de vidrios de tiendas',
    ],
  },
  loading: 'Cargando contenido...',
  calculator: {
    linkLabel: 'Ver mi precio estimado',
    heading: 'Vea su precio estimado',
    lead: 'Cuente sus ventanas por tamaño. Basta un número aproximado: confirmamos el precio antes de empezar el trabajo.',
  },
  completion: {
    heading: 'Complete su solicitud para negocios',
    lead: 'Díganos quién es, y nos comunicamos en menos de 24 horas.',
  },
  closing: {
    heading: '¿Prefiere enseñarnos el edificio?',
    text: 'Elija un horario para una visita, o llámenos. Lo recorremos con usted, contamos las ventanas y le damos un precio. Es gratis.',
    link: { label: 'Pedir una consulta', href: '/booking?type=consultation' },
  },
} satisfies CommercialQuoteContent
