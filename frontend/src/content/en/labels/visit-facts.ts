/** Texts about a visit on both pages. */
export const visitFactLabels = {
  window: '{window} (Pacific time)',
  customer: 'Customer',
  town: 'Town',
  service: 'Service',
  price: 'Price',
  /** A part of the price; one that costs nothing has its label alone. */
  line: '{label}: {price}',
  states: {
    pending: 'Not confirmed yet',
    confirmed: 'Confirmed',
    cancelled: 'Cancelled',
    completed: 'Done',
    asked: 'This day is called off',
    over: 'Over',
  },
} as const
