import type { PaymentMethod } from '#schemas/facts/payments.ts'

/** What a visit comes to, in mails and on its receipt. */
export const billLabels = {
  methods: { cash: 'cash', check: 'check', card: 'card', app: 'payment app', unpaid: '' },
  total: 'Total',
  tip: 'Tip',
  left: 'To pay',
  pay: 'Pay {left} on {host}',
} as const satisfies { methods: Record<PaymentMethod, string> } & Record<string, unknown>

/** The page of a visit that was done. */
export const receiptLabels = {
  heading: 'Receipt {number}',
  license: 'License {number}',
  customer: 'Customer',
  date: 'Date',
  paid: 'Paid {day}, {method}',
  noPrice: 'No price is noted for this visit yet.',
  /** Payment happens on the link's own site, which does not report back to ours. */
  byLink:
    'You can pay on {host}, or by cash or check. We note each payment by hand: this page shows yours once we have.',
  byHand: 'You can pay by cash or check. We note each payment by hand: this page shows yours once we have.',
  print: 'Print',
} as const
