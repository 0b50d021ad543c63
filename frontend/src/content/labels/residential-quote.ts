/** The instant quote for homes. Names and descriptions of what can be chosen are the price list's. */
export const residentialQuoteLabels = {
  houseSize: 'House size',
  houseSizeMissing: 'Choose a house size',
  stories: 'Stories',
  storiesMissing: 'Choose the number of stories',
  windowTypes: 'Window types',
  windowTypesHint: 'Choose all that apply.',
  interior: 'Interior cleaning',
  interiorHint: 'Optional: the inside of the glass, by home size.',
  /** At the option that suits the chosen house size. */
  fits: 'Fits your home',
  extras: 'Extras',
  hardWater: 'Windows with hard water stains',
  hardWaterMax: (count: number) => `(max ${count})`,
  hardWaterPrice: (price: string) => `+${price} each`,
  /** In place of a price of 0. */
  included: 'Included',
  total: {
    label: 'Your total',
    empty: 'Choose your home’s size and the work you want.',
    sum: 'Total',
    submit: 'Submit Quote Request',
    note: 'Free quote. Nothing is charged online.',
  },
}
