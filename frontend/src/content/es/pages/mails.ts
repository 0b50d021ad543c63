import type { MailsContent } from '#frontend/content/en/pages/mails.ts'

export type { MailsContent }

export const content = {
  seo: {
    title: 'Nuestros correos | Deje de recibir ofertas y avisos',
    description:
      'La página del enlace al pie de nuestros correos: detenga las ofertas y los recordatorios con un toque. Los correos de sus visitas siguen llegando.',
  },
  heading: 'Nuestros correos',
  lead: 'Detenga las ofertas y los recordatorios de presupuestos con un toque.',
  needsScript:
    'Para detener nuestros correos aquí se necesita JavaScript. Para que lo hagamos nosotros, llame al {phone}.',
  stop: 'Detener estos correos',
  states: {
    opening: { heading: 'Un momento', text: 'Estamos viendo si le llegan nuestras ofertas.' },
    receiving: {
      heading: '¿Ya no quiere ofertas por correo?',
      text: 'Los correos sobre las visitas que reserve seguirán llegando.',
    },
    stopped: {
      heading: 'Listo, detenidos',
      text: 'Ya no recibirá ofertas ni recordatorios de presupuestos. Los correos sobre las visitas que reserve seguirán llegando.',
      undo: 'Quiero recibirlos otra vez',
    },
    undone: {
      heading: 'Activados otra vez',
      text: 'Puede recibir de nuevo ofertas y recordatorios de presupuestos.',
    },
    held: {
      heading: 'Siguen detenidos',
      text: 'Los correos a esta dirección regresaron o se marcaron como spam, así que no le mandamos ofertas. Para cambiarlo, llame al {phone}.',
    },
    missing: {
      heading: 'Abra el enlace de su correo',
      text: 'Esta página necesita el enlace al pie de uno de nuestros correos. Ábralo otra vez o llame al {phone}.',
    },
    gone: { heading: 'Este enlace no funciona', text: 'Para detener nuestros correos, llame al {phone}.' },
    failed: {
      heading: 'Algo salió mal',
      text: 'No podemos decirle si estos correos están detenidos. Intente otra vez en un momento o llame al {phone}.',
      again: 'Intentar otra vez',
    },
  },
} satisfies MailsContent
