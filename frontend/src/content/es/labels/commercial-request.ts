import type {
  commercialRequestLabels as request,
  commercialSummaryLabels as summary,
} from '#frontend/content/en/labels/commercial-request.ts'
import type { Translation } from '#frontend/content/types.ts'

/** The two forms for businesses, the notes next to them and the confirmation. */
export const commercialRequestLabels = {
  fields: {
    businessName: 'Nombre del negocio',
    contactName: 'Persona de contacto',
    email: 'Correo electrónico',
    phone: 'Número de teléfono',
    address: 'Dirección del negocio',
    message: 'Notas adicionales',
  },
  submit: 'Enviar solicitud',
  submitting: 'Enviando...',
  failure: 'No se pudo enviar la solicitud. Por favor, intente otra vez.',
  building: {
    buildingType: 'Tipo de edificio',
    squareFootage: 'Pies cuadrados',
    numberOfFloors: 'Número de pisos',
    frequency: 'Frecuencia de limpieza',
    windowCount: 'Número de ventanas, si lo sabe',
    specialRequirements: 'Necesidades especiales',
    submit: 'Enviar solicitud',
    success: {
      title: '¡Solicitud enviada!',
      description: 'Le contestaremos en menos de 24 horas con una propuesta detallada.',
    },
  },
  thanks: {
    heading: '¡Gracias por su solicitud!',
    next: 'Nos comunicaremos con usted en menos de 24 horas para hablar de lo que necesita y, si hace falta, acordar una visita al lugar. Si es urgente, llame al {phone}.',
    priceChanged: 'Nuestros precios cambiaron después de su cálculo. Ahora son {price}.',
    priceChangedWithMinimum:
      'Nuestros precios cambiaron después de su cálculo. Ahora usted paga {minimum}, el precio mínimo de una visita. Sus ventanas suman {price}.',
  },
} as const satisfies Translation<typeof request>

/** The saved estimate next to the form that sends it. */
export const commercialSummaryLabels = {
  heading: 'Resumen de su presupuesto',
  windows: 'Ventanas en total',
  buildingType: 'Tipo de edificio',
  stories: 'Pisos',
  frequency: 'Frecuencia',
  option: 'Opción',
  outsideOnly: 'Solo por fuera',
  discount: '{percent}% de descuento',
  total: 'Total estimado por visita',
  minimum: 'Es el precio mínimo de una visita. Sus ventanas suman {total}.',
  note: 'Es un precio estimado; el precio final puede variar.',
  change: 'Cambiar el cálculo',
} as const satisfies Translation<typeof summary>
