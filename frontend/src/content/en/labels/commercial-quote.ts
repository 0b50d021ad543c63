import type { WindowField } from '#schemas/price/commercial.ts'

/** The calculator for businesses and its estimate. Kinds of buildings, frequencies and options are the price list's. */
export const commercialQuoteLabels = {
  windows: 'Windows',
  sizeGuide: "Size guide: large is 3'x4' or larger, medium smaller than 3'x4', small 2'x2' or smaller.",
  kinds: {
    largeWindows: { label: 'Large windows', hint: "3'x4' or larger" },
    smallWindows: { label: 'Medium windows', hint: "Smaller than 3'x4'" },
    smallWindowsTiny: { label: 'Small windows', hint: "2'x2' or smaller" },
    floorToFloorWindows: { label: 'Floor-to-floor windows', hint: 'Full height of a story' },
    frenchWindows: { label: 'French windows', hint: 'Several small panes in one frame' },
  } satisfies Record<WindowField, { label: string; hint: string }>,
  windowPrice: '{hint}, {price} each',
  buildingType: 'Building type',
  chooseBuilding: 'Select building type',
  noBuilding: 'Not selected',
  cleaningFrequency: 'Cleaning frequency',
  bestValue: '{frequency} - Best Value',
  bestValueNote: 'Bi-weekly is the best value: it includes discount pricing.',
  options: 'Options',
  help: {
    label: 'Help',
    heading: 'Need Help?',
    text: 'Not sure what size a window is, or too many to count? Call us and we’ll work it out together.',
  },
  quote: 'Your Quote',
  stories: 'Stories',
  frequency: 'Frequency',
  total: 'Total',
  toPay: 'You pay (minimum)',
  estimatedTotal: 'Estimated Total',
  estimateNote: 'This is an estimate; final pricing may vary. We confirm the price before any work begins.',
  /** Below the least that a visit costs, where the windows come to less. */
  minimum: 'That is our minimum visit. Your windows come to {total}.',
  perVisit: 'Price per visit ({frequency}).',
  perDiscountedVisit: 'Price per visit ({frequency}), discount included.',
  schedule: 'Schedule Window Cleaning',
} as const
