import type { bookingDetailsLabels as english } from '#frontend/content/en/labels/booking-details.ts'
import type { Translation } from '#frontend/content/types.ts'

/** Labels of the contact form, which loads after a time is chosen. */
export const bookingDetailsLabels = {
  heading: 'Sus datos',
  fields: {
    businessName: 'Nombre del negocio',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    address: 'Dirección',
    notes: 'Notas',
  },
  hints: { address: 'Con la ciudad o el código postal' },
  noVisit: 'Elija arriba un día y un horario de llegada.',
  known: 'Como en su presupuesto: {fields}.',
  knownFields: {
    firstName: 'nombre',
    lastName: '',
    email: 'correo electrónico',
    phone: 'teléfono',
    address: 'dirección',
  },
  change: 'Cambiar estos datos',
  flexible: 'Llámenme si se desocupa un lugar antes',
  submit: 'Pedir esta visita',
  submitting: 'Enviando...',
  failure: 'No se pudo reservar su visita. Por favor, intente otra vez.',
} as const satisfies Translation<typeof english>
