import type { visitLabels as english } from '#frontend/content/en/labels/visit.ts'
import type { Translation } from '#frontend/content/types.ts'

/** The customer's page. */
export const visitLabels = {
  states: {
    pending: 'Gracias, {name}. Confirmaremos su visita pronto.',
    confirmed: '{name}, será un gusto atenderle. Llegamos dentro de este horario.',
    cancelled: 'No iremos este día. Con gusto puede reservar otra visita.',
    completed: 'Gracias, {name}. Cuando quiera, volvemos con gusto.',
    asked: 'No podemos ir este día, {name}. Por favor, elija otro.',
    over: 'El horario de llegada ya pasó. Si no nos encontramos, llámenos.',
  },
  prepare: 'Antes de que lleguemos',
  contact: '¿Preguntas? Llame al {phone}.',
  move: 'Cambiar la visita',
  cancel: 'Cancelar la visita',
  calendar: 'Agregar al calendario',
  calendarNote: 'Después de un cambio, agréguela otra vez al calendario y borre la anterior.',
  bookAgain: 'Reservar otra visita',
  quote: 'Su presupuesto, con el precio todavía garantizado',
  sending: {
    heading: 'Pida el enlace por correo',
    text: 'Escriba el correo electrónico con el que reservó.',
    submit: 'Mándenme mi enlace',
    submitting: 'Enviando...',
    done: 'Si hay una visita próxima para {email}, su enlace llega en unos minutos, a menos que hoy ya se haya alcanzado el límite de estos correos. Si no llega nada, llámenos.',
  },
  until: 'Aquí puede cambiarla o cancelarla hasta el {until}.',
  untilCancel: 'Aquí puede cancelarla hasta el {until}. Para cambiarla, llame al {phone}.',
  tooLate: 'Ya es tarde para cambiarla o cancelarla aquí. Por favor, llame al {phone}.',
  flexible: {
    label: 'Llámenme si se desocupa un lugar antes',
    saving: 'Guardando...',
    on: 'Anotado. Le llamamos si se desocupa un lugar antes.',
    off: 'Anotado. Su visita se queda en su día.',
  },
  loading: 'Cargando...',
  moving: {
    heading: 'Elija otro horario',
    none: 'Elija un día y un horario de llegada.',
    chosen: 'De {from} a {to}',
    submit: 'Cambiar mi visita',
    submitting: 'Cambiando...',
    keep: 'Dejarla como está',
    full: '{reason} Su visita no ha cambiado.',
  },
  cancelling: {
    heading: '¿Cancelar esta visita?',
    reason: 'Si quiere, díganos por qué',
    submit: 'Sí, cancelar mi visita',
    submitting: 'Cancelando...',
    keep: 'Conservar mi visita',
  },
  moved: {
    heading: 'Su visita tiene un horario nuevo',
    text: 'Su enlace siempre muestra su visita tal como está.',
  },
  cancelled: {
    heading: 'Su visita está cancelada',
    text: 'Su enlace siempre muestra su visita tal como está.',
  },
  changed: {
    heading: 'Su visita cambió',
    text: 'Alguien la cambió mientras tanto. Aquí está como quedó.',
  },
  refused: 'No se cambió',
} as const satisfies Translation<typeof english>
