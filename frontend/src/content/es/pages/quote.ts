import type { LinkPageContent } from '#frontend/content/en/pages/visit.ts'

export const content = {
  seo: {
    title: 'Su presupuesto | Véalo, compártalo o resérvelo',
    description:
      'La página del enlace de su correo: vea su precio y lo que incluye, hasta cuándo está garantizado, compártalo, pregunte o resérvelo.',
  },
  heading: 'Su presupuesto',
  lead: 'Todo sobre su presupuesto: lo que incluye, el precio y cómo reservarlo.',
  needsScript:
    'Para ver aquí su presupuesto se necesita JavaScript. Para preguntar o reservar, llame al {phone}.',
} satisfies LinkPageContent
