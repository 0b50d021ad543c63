/** The next open times on the home page. */
export const nextOpeningsLabels = {
  mornings: 'Mornings',
  afternoons: 'Afternoons',
  sundays: 'Sundays',
  closed: 'Closed',
  none: 'No open times in the next {days} days. Please call {phone}.',
} as const
