/** How a visit was paid; `unpaid` is done and still to be paid. No imports: screens load this file. */
export const PAYMENT_METHODS = ['cash', 'check', 'card', 'unpaid'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
