import type {
  complaintLabels as complaints,
  contactFormLabels as contactForm,
  formLabels as forms,
} from '#frontend/content/en/labels/forms.ts'
import type { Translation } from '#frontend/content/types.ts'

/** All forms share these. */
export const formLabels = {
  chooseFirst: 'Elija una opción',
  email: 'Correo electrónico *',
  spamTrap: 'Sitio web',
  needsScript: 'Para enviar este formulario se necesita JavaScript. Llame al {phone} o escriba a {email}.',
  errorTitle: 'Error',
  failure: '{message} O llámenos al {phone}.',
} as const satisfies Translation<typeof forms>

/** What is wrong with a field. */
export const complaintLabels = {
  name: 'Escriba su nombre',
  email: 'Escriba un correo electrónico válido',
  message: 'Escriba su mensaje',
  businessName: 'Escriba el nombre del negocio',
  contactName: 'Escriba el nombre de la persona de contacto',
  phone: 'Escriba un número de teléfono válido',
  phoneRequired: 'Escriba su número de teléfono',
  address: 'Escriba la dirección del negocio',
  buildingType: 'Elija el tipo de edificio',
  squareFootage: 'Escriba los pies cuadrados',
  numberOfFloors: 'Escriba el número de pisos',
  frequency: 'Elija la frecuencia de limpieza',
  firstName: 'Escriba su nombre',
  lastName: 'Escriba su apellido',
  serviceAddress: 'Escriba la dirección',
  serviceDate: 'Elija un día',
  serviceTime: 'Elija un horario de llegada',
  reason: 'Escriba el motivo',
  zip: 'Escriba un código postal de cinco números al que todavía no llegamos',
  characters: 'Contiene caracteres que no se permiten',
  tooLong: 'Máximo {max} caracteres',
} as const satisfies Translation<typeof complaints>

export const contactFormLabels = {
  fields: { name: 'Nombre', email: 'Correo electrónico', phone: 'Teléfono', message: 'Mensaje' },
  submit: 'Enviar mensaje',
  submitting: 'Enviando...',
  success: { title: '¡Mensaje enviado!', description: 'Le contestaremos pronto.' },
  failure: 'No se pudo enviar el mensaje. Por favor, intente otra vez.',
} as const satisfies Translation<typeof contactForm>
