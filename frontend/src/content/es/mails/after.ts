import type { afterMails as english } from '#frontend/content/en/mails/after.ts'
import type { Translation } from '#frontend/content/types.ts'

/** Mails after a visit. `{how}` says how to pay, `{moment}` when that was so. */
export const afterMails = {
  done: {
    heading: 'Gracias, su visita está terminada',
    intro: {
      open: 'Gracias por elegirnos.',
      paid: 'Gracias por elegirnos. Pagado: {paid}, {methods}, según nuestros datos del {moment}.',
      unpaid:
        'Gracias por elegirnos. Por pagar: {left}, según nuestros datos del {moment}. Puede pagar {how}.',
      part: 'Gracias por elegirnos. Pagado: {paid}, {methods}. Por pagar: {left}, según nuestros datos del {moment}. Puede pagar {how}.',
    },
  },
  'unpaid-1': {
    heading: 'Recordatorio: {left} por pagar',
    intro:
      'De la visita de abajo faltan {left} por pagar, según nuestros datos del {moment}. Puede pagar {how}. Si ya pagó, muchas gracias: no haga caso de este correo.',
  },
  'unpaid-2': {
    heading: 'Segundo recordatorio: {left} por pagar',
    intro:
      'De la visita de abajo faltan {left} por pagar, según nuestros datos del {moment}. Puede pagar {how}. Es nuestro último correo sobre esto. Si ya pagó o algo no está bien, por favor llámenos.',
  },
  how: { link: 'con el primer enlace de abajo, en efectivo o con cheque', other: 'en efectivo o con cheque' },
  paid: 'Pagado, {methods}',
  receipt: 'Ver e imprimir el recibo',
  review: '¿Les contaría a otros cómo nos fue? Escriba una opinión',
} as const satisfies Translation<typeof english>
