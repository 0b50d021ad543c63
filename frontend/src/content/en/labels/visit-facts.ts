/** Texts about a visit on both pages. */
export const visitFactLabels = {
  window: '{window} (Pacific time)',
  customer: 'Customer',
  town: 'Town',
  service: 'Service',
  price: 'Price',
  states: {
    pending: 'Not confirmed yet',
    confirmed: 'Confirmed',
    cancelled: 'Cancelled',
    completed: 'Done',
    asked: 'This day is called off',
    over: 'Over',
  },
} as const
