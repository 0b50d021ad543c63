import type {
  REPLY_TEMPLATES as english,
  SIGNATURE as englishSignature,
} from '#frontend/content/en/mails/replies.ts'
import type { Translation } from '#frontend/content/types.ts'

/** The same templates; the owner chooses them by their English names. */
export const REPLY_TEMPLATES = [
  {
    name: 'Thank you',
    subject: 'Gracias por escribir a {business}',
    body: 'Hola, {name}:\n\nGracias por su mensaje. ',
  },
  {
    name: 'Offer a visit',
    subject: 'Un horario para limpiar sus ventanas',
    body: 'Hola, {name}:\n\nGracias por comunicarse. Tenemos lugar esta semana. ¿Le conviene más la mañana o la tarde? Contésteme con dos días que pueda.',
  },
  {
    name: 'Ask for details',
    subject: 'Unas preguntas sobre sus ventanas',
    body: 'Hola, {name}:\n\nGracias por su mensaje. Para darle un precio exacto necesitamos unos datos: más o menos cuántas ventanas son, en cuántos pisos, y si alguna tiene manchas de agua dura. También ayudan unas fotos.',
  },
  {
    name: 'Follow up on a quote',
    subject: 'Su presupuesto de {business}',
    body: 'Hola, {name}:\n\nLe escribo por el presupuesto que nos pidió. Si quiere seguir adelante, contésteme con un día que le convenga y lo ponemos en el calendario.',
  },
  {
    name: 'About the visit',
    subject: 'Su visita: {visitDate}',
    body: 'Hola, {name}:\n\nSerá un gusto atenderle.\nDía: {visitDate}\nLlegamos: {window}\nPrecio: {price}\nVéala o cámbiela aquí: {link}',
    isForVisit: true,
  },
  {
    name: 'Ask for another day',
    subject: 'Su visita: {visitDate}',
    body: 'Hola, {name}:\n\n¿Podríamos ir otro día y no el {visitDate}, {window}? Contésteme con dos días que pueda.\nO elija usted un horario nuevo: {link}',
    isForVisit: true,
  },
] as const satisfies Translation<typeof english>

export const SIGNATURE = '\n\nSaludos,\n{business}\n{phone}' satisfies Translation<typeof englishSignature>
