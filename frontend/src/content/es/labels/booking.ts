import type { bookingLabels as english } from '#frontend/content/en/labels/booking.ts'
import type { Translation } from '#frontend/content/types.ts'

/** The booking: what, where and when, what has been chosen, and the confirmation. */
export const bookingLabels = {
  steps: { label: 'Pasos', names: ['Qué', 'Cuándo', 'Quién'] },
  purpose: '¿Qué necesita?',
  city: 'Ciudad',
  chooseCity: 'Elija su ciudad',
  otherCity: 'Otro lugar cercano',
  known: '{service} en {city}',
  change: 'Cambiar',
  day: 'Día',
  slowTown: 'En {town}, la primera visita es el día después de su reserva.',
  moreDays: 'Más días',
  earlierDays: 'Días anteriores',
  arrivalWindow: 'Horario de llegada, {day}',
  timeZone: 'Hora del Pacífico',
  loadingTimes: 'Buscando horarios...',
  noTimes: 'No hay horarios en las próximas semanas. Por favor, llame al {phone}.',
  timesFailed: 'En este momento no podemos mostrar los horarios. Intente otra vez o llame al {phone}.',
  retry: 'Intentar otra vez',
  refused: '{reason} Lo que escribió se conserva.',
  loadingDetails: 'Cargando...',
  summary: {
    heading: 'Su visita',
    noVisit: 'Elija un día y un horario de llegada',
    call: '¿Prefiere hablar? Llame al {phone}',
    quote: 'Su presupuesto',
    total: 'Total {price}',
  },
  quote: {
    sent: 'Presupuesto enviado',
    total: 'Su total es {price}.',
    answer: 'Le escribiremos a {email}.',
    priceChanged: 'Nuestros precios cambiaron: {price} en vez de {shownPrice}.',
    next: 'Ahora elija un día abajo. {later}',
    bookLater: 'Reservaré después',
    booked: 'Ya reservado: {visit}.',
    unsent: 'Este presupuesto todavía no nos ha llegado. {sendAgain}',
    sendAgain: 'Por favor, envíelo otra vez.',
  },
  thanks: {
    heading: '¡Gracias! Recibimos su solicitud de visita',
    next: 'La confirmaremos por correo o por teléfono. Para cambiarla, abra su visita o llame al {phone}.',
    unpriced: 'No tenemos el presupuesto de {price}, así que esta visita todavía no tiene precio.',
    mailed: 'Le mandamos a {email} un enlace a su visita.',
    mailedQuoted: 'Le mandamos un enlace a su visita al correo de su presupuesto.',
    unmailed:
      'Hoy no podemos escribirle por correo. Por favor, guarde este enlace: muestra su visita, y ahí puede cambiarla o cancelarla.',
    visit: 'Ver su visita',
    calendar: 'Agregar al calendario',
  },
} as const satisfies Translation<typeof english>
