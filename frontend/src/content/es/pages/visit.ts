import type { LinkPageContent } from '#frontend/content/en/pages/visit.ts'

export type { LinkPageContent }

export const content = {
  seo: {
    title: 'Su visita | Véala, cámbiela o cancélela',
    description:
      'La página del enlace de su correo: vea el día y el horario de llegada, cámbielos, cancele la visita o agréguela a su calendario.',
  },
  heading: 'Su visita',
  lead: 'Todo sobre su visita, antes y después de que vayamos.',
  needsScript:
    'Para ver aquí su visita se necesita JavaScript. Para preguntar o cambiarla, llame al {phone}.',
} satisfies LinkPageContent
