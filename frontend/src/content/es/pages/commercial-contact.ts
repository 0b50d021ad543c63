import type { CommercialContactContent } from '#frontend/content/en/pages/commercial-contact.ts'

export type { CommercialContactContent }

export const content = {
  seo: {
    title: 'Pida un presupuesto de ventanas para su negocio',
    description:
      'Mándenos su cálculo o describa el edificio si no ha contado las ventanas. Le contestamos en menos de 24 horas y, si hace falta, vamos al lugar.',
  },
  heading: 'Complete su solicitud para negocios',
  lead: 'Cuéntenos de su negocio e incluya su cálculo, si lo tiene. Nos comunicamos en menos de 24 horas para hablarlo y, si hace falta, visitar el lugar.',
  sent: { heading: 'Recibimos su solicitud', lead: 'Por ahora no tiene que hacer nada más.' },
  calculatorHint: '¿Todavía no tiene un precio estimado?',
  calculatorLink: { href: '/commercial-quote', label: 'Cuente primero sus ventanas' },
  request: {
    heading: 'No sé cuántas ventanas son',
    lead: 'No hay problema. Describa el edificio, y las contamos cuando vayamos.',
  },
} satisfies CommercialContactContent
