import type { billLabels as bill, receiptLabels as receipt } from '#frontend/content/en/labels/receipt.ts'
import type { Translation } from '#frontend/content/types.ts'

/** What a visit comes to, in mails and on its receipt. */
export const billLabels = {
  methods: { cash: 'efectivo', check: 'cheque', card: 'tarjeta', app: 'aplicación de pago', unpaid: '' },
  total: 'Total',
  tip: 'Propina',
  left: 'Por pagar',
  pay: 'Pagar {left} en {host}',
} as const satisfies Translation<typeof bill>

/** The page of a visit that was done. */
export const receiptLabels = {
  heading: 'Recibo {number}',
  license: 'Licencia {number}',
  customer: 'Cliente',
  date: 'Fecha',
  paid: 'Pagado el {day}, {method}',
  noPrice: 'Todavía no hay un precio anotado para esta visita.',
  byLink:
    'Puede pagar en {host}, en efectivo o con cheque. Anotamos cada pago a mano: esta página muestra el suyo en cuanto lo anotamos.',
  byHand:
    'Puede pagar en efectivo o con cheque. Anotamos cada pago a mano: esta página muestra el suyo en cuanto lo anotamos.',
  print: 'Imprimir',
} as const satisfies Translation<typeof receipt>
