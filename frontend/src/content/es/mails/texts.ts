import type { textWords as english } from '#frontend/content/en/mails/texts.ts'
import type { Translation } from '#frontend/content/types.ts'

/** Text messages from the owner's own phone to a customer. */
export const textWords = {
  from: 'Hola, {name}. Le escribe {business}.',
  greeting: 'Hola, {name}.',
  onMyWay: 'Vamos en camino y llegamos en unos {minutes} minutos.',
  nobodyHome: 'Hoy fuimos para su visita y no encontramos a nadie.',
  next: '¿Podemos ir mejor el {day}, {window}?',
  anyDay: 'Por favor, llámenos o mándenos un mensaje, o díganos qué día le conviene.',
  thanks: '¡Gracias por recibirnos hoy!',
  received: 'Recibimos {paid}.',
  left: 'Quedan {left} por pagar.',
  open: 'Quedan {left} por pagar de nuestra visita del {day}. ¿Nos los podría pagar esta semana? ¡Gracias!',
  openPayment: 'Queda por pagar nuestra visita del {day}. ¿Nos la podría pagar esta semana? ¡Gracias!',
  online: 'Para pagar en línea: {link}',
} as const satisfies Translation<typeof english>
