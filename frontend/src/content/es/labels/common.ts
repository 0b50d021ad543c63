import type { commonLabels as english } from '#frontend/content/en/labels/common.ts'
import type { Translation } from '#frontend/content/types.ts'

/** Calculators, forms and dialogs share these. */
export const commonLabels = {
  callUs: 'Llame al {phone}',
  commercialCalculator: 'Calculadora para negocios',
  loadingPrices: 'Cargando precios...',
  pricedByPhone: 'Llámenos, por favor',
  stillLoading:
    'Su conexión parece lenta. Seguiremos solos en cuanto llegue el resto de la página. O llámenos al {phone}.',
  close: 'Cerrar',
  home: 'Volver al inicio',
  stories: { one: '1 piso', more: '2 pisos o más' },
  breadcrumbs: 'Ruta de la página',
  priceByPhone:
    'La calculadora necesita JavaScript para sumar su precio. Aquí están los precios. Para saber su total, llame al {phone}.',
  failure: {
    heading: 'Esta página dejó de funcionar',
    text: 'Por favor, vuelva a cargarla o llámenos al {phone}.',
  },
} as const satisfies Translation<typeof english>
