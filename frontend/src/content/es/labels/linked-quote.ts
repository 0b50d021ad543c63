import type { linkedQuoteLabels as english } from '#frontend/content/en/labels/linked-quote.ts'
import type { Translation } from '#frontend/content/types.ts'

/** The page of a quote's link. */
export const linkedQuoteLabels = {
  number: 'Presupuesto {number}',
  included: 'Lo que incluye',
  total: 'Total {price}',
  heldUntil: 'Precio garantizado hasta el {day}',
  book: 'Reservar',
  share: 'Compartir',
  copied: 'El enlace se copió. Péguelo en un mensaje.',
  uncopied: 'No se pudo copiar el enlace. Cópielo de su correo.',
  shareTitle: 'Presupuesto de limpieza de ventanas {number}',
  ask: 'Hacer una pregunta',
  question: 'Sobre el presupuesto {number}: ',
  decline: 'No, gracias',
  contact: '¿Preguntas? Llame al {phone}.',
  expired: {
    heading: 'Este precio ya venció',
    text: 'Estuvo garantizado hasta el {day}.',
    held: 'Su precio de entonces',
    today: 'Hoy',
    renew: 'Tomar el precio de hoy',
    renewing: 'Un momento...',
    none: 'Los precios cambiaron desde entonces. Para un precio nuevo, llame al {phone}.',
    again: 'Pedir otro presupuesto',
  },
  renewed: { heading: 'Aquí está su presupuesto nuevo', text: 'De ahora en adelante, su enlace lo muestra.' },
  booked: {
    heading: 'Este presupuesto ya está reservado',
    pending:
      'Hay una visita pedida para el {day}, pero todavía no está confirmada. La confirmamos por correo o por teléfono.',
    confirmed: 'La visita del {day} está confirmada.',
    over: 'Fue para la visita del {day}.',
    undated: 'Ya se reservó una visita con él.',
    again: 'Reservar otra visita',
  },
  declined: {
    heading: 'Gracias por avisarnos',
    text: 'Ya no le mandaremos recordatorios.',
    open: 'Si cambia de opinión, el precio de {price} está garantizado hasta el {day}.',
  },
  declining: {
    heading: '¿No le interesa?',
    legend: '¿Nos dice por qué?',
    reasons: {
      price: 'El precio',
      'other-company': 'Lo hace otra compañía',
      later: 'Ahora no, tal vez después',
      'not-needed': 'Ya no hace falta',
    },
    submit: 'Enviar',
    submitting: 'Enviando...',
    keep: 'Regresar',
  },
} as const satisfies Translation<typeof english>
