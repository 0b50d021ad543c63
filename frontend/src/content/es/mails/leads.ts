import type { leadMails as english } from '#frontend/content/en/mails/leads.ts'
import type { Translation } from '#frontend/content/types.ts'

const quoted = 'Su presupuesto: {price}'
const received = 'Recibimos su mensaje'

/** Mails about a quote, and the receipt of a message. */
export const leadMails = {
  held: { label: 'Precio garantizado', value: 'hasta el {day}' },
  total: 'Total',
  see: 'Ver o reservar su presupuesto',
  quote: {
    received: {
      heading: quoted,
      intro: 'Gracias por pedirnos un presupuesto. Esto es lo que incluye.',
    },
    again: { heading: quoted, intro: 'Aquí está su presupuesto.' },
    lower: { heading: quoted, intro: 'Aquí está su presupuesto, con un precio nuevo y más bajo.' },
    corrected: {
      heading: quoted,
      intro: 'Aquí está su presupuesto con el precio corregido. Reemplaza los {told} que le mandamos antes.',
    },
    'quote-1': {
      heading: quoted,
      intro:
        'Usted nos pidió un precio. Aquí está otra vez, con lo que incluye. Si algo no está claro, conteste este correo o llámenos.',
    },
    'quote-2': {
      heading: 'Su presupuesto sigue abierto',
      intro:
        '¿Ya lo pensó? Puede reservar un día en línea en un minuto, compartir el presupuesto o decirnos que no lo necesita.',
    },
    'quote-3': {
      heading: 'Su precio vence el {day}',
      intro:
        'Después de ese día vale el precio del momento. Es la última vez que le escribimos sobre este presupuesto.',
    },
  },
  message: {
    other: { heading: received, intro: 'Gracias por escribirnos. Le contestaremos pronto.' },
    notYet: {
      heading: 'Le escribiremos cuando lleguemos a su zona',
      intro:
        'Gracias por su interés. Todavía no llegamos al {zip}. Le escribiremos una sola vez cuando lo hagamos, y no usaremos su correo para nada más.',
    },
    commercial: {
      heading: received,
      intro: 'Gracias por escribirnos. Le contestaremos en menos de 24 horas.',
    },
    estimated: {
      heading: 'Recibimos su solicitud',
      intro:
        'Gracias por su interés. Le contestaremos en menos de 24 horas, y confirmamos el precio antes de empezar cualquier trabajo.',
    },
  },
  estimate: {
    label: 'Precio estimado por visita',
    minimum: '{minimum}, el precio mínimo de una visita. Sus ventanas suman {price}.',
  },
} as const satisfies Translation<typeof english>
