import type { visitMails as english } from '#frontend/content/en/mails/visits.ts'
import type { Translation } from '#frontend/content/types.ts'

const moved = 'Su visita tiene un horario nuevo'
const priced = 'Su visita tiene un precio nuevo'
const called = 'Por favor, elija otro día'
const cancelled = 'Su visita está cancelada'

/** Mails about a visit, and its entry in a calendar. `{state}` says whether it is confirmed, `{before}` what its reader believed until now. */
export const visitMails = {
  rows: {
    visit: 'Visita',
    calledOff: 'Suspendida',
    town: 'Ciudad',
    service: 'Servicio',
    price: 'Precio',
    prepare: 'Antes de que lleguemos',
  },
  open: {
    move: 'Ver o cambiar su visita',
    cancel: 'Ver o cancelar su visita',
    see: 'Ver su visita',
  },
  tooLate: '{intro} Para cambiarla ahora, llámenos o mándenos un mensaje de texto.',
  state: { confirmed: 'Está confirmada.', other: 'Confirmaremos su visita pronto.' },
  reasons: {
    wind: 'Por el viento fuerte no podemos limpiar el {day}.',
    dust: 'Por el polvo en el aire no podemos limpiar el {day}.',
    rain: 'Por la lluvia no podemos limpiar el {day}.',
    other: 'No podemos limpiar el {day}.',
  },
  ahead: {
    booked: {
      heading: 'Su visita está reservada',
      intro: 'Gracias por reservar con nosotros. Su visita está confirmada.',
    },
    requested: {
      heading: 'Recibimos su solicitud de visita',
      intro: 'Gracias por reservar con nosotros. {state}',
    },
    confirmed: { heading: 'Su visita está confirmada', intro: 'Será un gusto atenderle.' },
    unconfirmed: {
      heading: 'Su visita todavía no está confirmada',
      intro: 'Tenemos que revisar otra vez esta visita. La confirmaremos o le llamaremos.',
    },
    reopened: { heading: 'Su visita sigue en pie', intro: '{state}' },
    'moved-customer': { heading: moved, intro: 'Usted cambió su visita. {state}' },
    'moved-customer-from': { heading: moved, intro: 'Usted cambió su visita. Antes era: {before}. {state}' },
    'moved-owner': {
      heading: moved,
      intro: 'Cambiamos su visita. {state} Si el horario nuevo no le conviene, por favor díganos.',
    },
    'moved-owner-from': {
      heading: moved,
      intro:
        'Cambiamos su visita. Antes era: {before}. {state} Si el horario nuevo no le conviene, por favor díganos.',
    },
    price: {
      heading: priced,
      intro: 'El precio ahora es {price}. Si tiene alguna pregunta, llámenos.',
    },
    'price-from': {
      heading: priced,
      intro: 'El precio era {was} y ahora es {price}. Si tiene alguna pregunta, llámenos.',
    },
    'price-open': {
      heading: priced,
      intro: 'El precio está por definirse: se lo diremos. Si tiene alguna pregunta, llámenos.',
    },
    'price-open-from': {
      heading: priced,
      intro:
        'El precio era {was} y ahora está por definirse: se lo diremos. Si tiene alguna pregunta, llámenos.',
    },
    'called-off-ask': {
      heading: called,
      intro: '{reason}',
      offer: 'Por favor, elija otro día o cancele sin costo hasta el {until}, o llámenos.',
    },
    'called-off-move': {
      heading: 'Tuvimos que cambiar su visita',
      intro: '{reason} Cambiamos su visita al horario de abajo. {state}',
      offer: 'Si no le conviene, elija otro o cancele sin costo hasta el {until}, o llámenos.',
    },
    earlier: {
      heading: 'Se desocupó un lugar antes',
      intro:
        'Tenemos un lugar libre el {day}: {times}. Si lo quiere, cambie su visita a ese día. Es para el primer cliente que lo elija. Si no, su visita se queda como está.',
    },
    today: {
      heading: 'Su visita es hoy',
      intro: 'Este es un recordatorio. Llegamos dentro del horario de abajo.',
    },
    tomorrow: {
      heading: 'Su visita es mañana',
      intro: 'Este es un recordatorio. Llegamos dentro del horario de abajo.',
    },
    'today-unconfirmed': {
      heading: 'Su visita de hoy todavía no está confirmada',
      intro: 'Usted pidió esta visita y todavía no la confirmamos. Espere nuestra confirmación o llámenos.',
    },
    'tomorrow-unconfirmed': {
      heading: 'Su visita de mañana todavía no está confirmada',
      intro: 'Usted pidió esta visita y todavía no la confirmamos. Espere nuestra confirmación o llámenos.',
    },
  },
  newTime: '{intro} Este horario es nuevo: antes era {before}.',
  cancelled: {
    customer: {
      heading: cancelled,
      intro: 'Usted canceló esta visita. Con gusto puede reservar otra.',
    },
    owner: {
      heading: cancelled,
      intro: 'Esta visita no se hará. Si tiene alguna pregunta, llámenos, o reserve otra.',
    },
    again: 'Reservar otra vez',
  },
  link: {
    heading: 'El enlace a su visita',
    intro: 'Con el enlace de abajo ve su visita y, mientras se pueda, la cambia o la cancela.',
    label: 'Ver o cambiar su visita',
  },
  links: {
    heading: 'Los enlaces a sus visitas',
    intro: 'Con los enlaces de abajo ve cada visita y, mientras se pueda, la cambia o la cancela.',
    label: 'Visita del {day}',
  },
  text: 'Hola, {name}. Le escribe {business} sobre su visita del {day}, {window}. Véala o cámbiela aquí: {link}',
  seeText: 'Hola, {name}. Le escribe {business} sobre su visita del {day}, {window}. Véala aquí: {link}',
  receiptText: 'Hola, {name}. Le escribe {business}. ¡Gracias por recibirnos! Su recibo: {link}',
  calendar: {
    summary: '{service}: {business}',
    length: 'Tarda más o menos {length}. {description}',
    description:
      'Llegamos dentro de este horario. ¿Preguntas? {phone}. Si la visita cambia, agréguela otra vez.',
  },
} as const satisfies Translation<typeof english>
