import type { commercialQuoteLabels as english } from '#frontend/content/en/labels/commercial-quote.ts'
import type { Translation } from '#frontend/content/types.ts'

/** The calculator for businesses and its estimate. Kinds of buildings, frequencies and options are the price list's. */
export const commercialQuoteLabels = {
  windows: 'Ventanas',
  sizeGuide:
    'Guía de tamaños, en pies: grande, de 3 por 4 o más; mediana, menos de 3 por 4; chica, de 2 por 2 o menos.',
  kinds: {
    largeWindows: { label: 'Ventanas grandes', hint: '3 por 4 pies o más' },
    smallWindows: { label: 'Ventanas medianas', hint: 'Menos de 3 por 4 pies' },
    smallWindowsTiny: { label: 'Ventanas chicas', hint: '2 por 2 pies o menos' },
    floorToFloorWindows: { label: 'Ventanas de piso a techo', hint: 'De toda la altura de un piso' },
    frenchWindows: { label: 'Ventanas francesas', hint: 'Varios vidrios chicos en un marco' },
  },
  windowPrice: '{hint}, {price} cada una',
  buildingType: 'Tipo de edificio',
  chooseBuilding: 'Elija el tipo de edificio',
  noBuilding: 'Sin elegir',
  cleaningFrequency: 'Frecuencia de limpieza',
  bestValue: '{frequency} - La mejor oferta',
  bestValueNote: 'Cada dos semanas es la mejor oferta: incluye precio con descuento.',
  options: 'Opciones',
  help: {
    label: 'Ayuda',
    heading: '¿Necesita ayuda?',
    text: '¿No sabe de qué tamaño es una ventana o son demasiadas para contarlas? Llámenos y lo vemos juntos.',
  },
  quote: 'Su presupuesto',
  stories: 'Pisos',
  frequency: 'Frecuencia',
  total: 'Total',
  toPay: 'Usted paga (mínimo)',
  estimatedTotal: 'Total estimado',
  estimateNote:
    'Es un precio estimado; el precio final puede variar. Confirmamos el precio antes de empezar el trabajo.',
  minimum: 'Es el precio mínimo de una visita. Sus ventanas suman {total}.',
  perVisit: 'Precio por visita ({frequency}).',
  perDiscountedVisit: 'Precio por visita ({frequency}), con el descuento incluido.',
  schedule: 'Pedir limpieza de ventanas',
} as const satisfies Translation<typeof english>
