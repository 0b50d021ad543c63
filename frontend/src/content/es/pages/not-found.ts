import type { NotFoundContent } from '#frontend/content/en/pages/not-found.ts'

export type { NotFoundContent }

export const content = {
  seo: {
    title: '404 Página no encontrada | {businessName}',
    description:
      'Esta página no existe. De aquí puede ir al inicio, a nuestros servicios y precios, al presupuesto al instante o al formulario de contacto.',
  },
  heading: '404 Página no encontrada',
  text: 'No encontramos la página que busca. Tal vez cambió de lugar, o hay un error en la dirección.',
  ways: [
    { href: '/', label: 'Inicio' },
    { href: '/#quote', label: 'Presupuesto al instante' },
    { href: '/services', label: 'Servicios' },
    { href: '/commercial-quote', label: 'Presupuesto para negocios' },
    { href: '/#contact', label: 'Contacto' },
  ],
} satisfies NotFoundContent
