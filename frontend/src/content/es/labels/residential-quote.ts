import type {
  residentialQuoteDialogLabels as dialog,
  residentialQuoteLabels as quote,
} from '#frontend/content/en/labels/residential-quote.ts'
import type { Translation } from '#frontend/content/types.ts'

/** The instant quote for homes. Names and descriptions of what can be chosen are the price list's. */
export const residentialQuoteLabels = {
  zip: {
    label: 'Su código postal',
    open: '{town}. {first}',
    near: 'El {zip} está cerca de nuestras ciudades. {first}',
    first: 'Primer horario disponible: {day}, {window}.',
    full: 'No hay horarios en las próximas semanas. Por favor, llame al {phone}.',
    notYet:
      'Todavía no llegamos al {zip}. Deje su correo y le escribimos una sola vez cuando lleguemos, o llame al {phone}.',
    submit: 'Avísenme',
    submitting: 'Enviando...',
    kept: 'Gracias. Le escribiremos una sola vez cuando lleguemos al {zip}.',
    failure: 'No se pudo guardar su correo. Por favor, intente otra vez.',
  },
  houseSize: 'Tamaño de la casa',
  houseSizeHint: '¿Entre dos tamaños? Elija el más cercano y díganoslo en su mensaje.',
  houseSizeMissing: 'Elija el tamaño de la casa',
  stories: 'Pisos',
  storiesMissing: 'Elija el número de pisos',
  windowTypes: 'Tipos de ventanas',
  windowTypesHint: 'Las ventanas normales van en todos los precios. Agregue las puertas que tenga.',
  interior: 'Limpieza por dentro',
  interiorHint: 'Opcional: los vidrios por dentro, según el tamaño de la casa.',
  interiorOneSize:
    'La mayoría de las casas necesita un solo tamaño. Si de verdad quiere más de uno, está bien.',
  interiorFittingSize:
    'La mayoría de las casas necesita un solo tamaño. El suyo es “{option}”. Si de verdad quiere más de uno, está bien.',
  fits: 'Es el de su casa',
  extras: 'Extras',
  hardWater: 'Ventanas con manchas de agua dura',
  hardWaterMax: '(máx. {count})',
  hardWaterPrice: '+{price} c/u',
  included: 'Incluido',
  total: {
    label: 'Su total',
    empty: 'Elija el tamaño de su casa y el trabajo que quiere.',
    sum: 'Total',
    submit: 'Pedir presupuesto',
    note: 'Presupuesto gratis. No se cobra nada en línea.',
  },
} as const satisfies Translation<typeof quote>

/** Details of the customer. */
export const residentialQuoteDialogLabels = {
  title: 'Pida su presupuesto',
  fields: {
    name: 'Nombre completo',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    address: 'Dirección',
    message: 'Mensaje',
  },
  description:
    'Su total es {total}. Después puede elegir un horario. Para reservar una visita también necesita dar su teléfono.',
  submit: 'Pedir presupuesto',
  submitting: 'Enviando...',
  failure: 'No se pudo guardar el presupuesto. Por favor, intente otra vez.',
  choiceGone:
    'Algo de lo que eligió ya no se ofrece. Por favor, revise sus opciones y el precio, y envíelo otra vez.',
} as const satisfies Translation<typeof dialog>
