/** The instant quote for homes. Names and descriptions of what can be chosen are the price list's. */
export const residentialQuoteLabels = {
  zip: {
    label: 'Your ZIP code',
    open: '{town}. {first}',
    near: '{zip} is near our towns. {first}',
    first: 'First open time: {day}, {window}.',
    full: 'No open times in the coming weeks. Please call {phone}.',
    notYet: 'We don’t come to {zip} yet. Leave your email and we’ll write once when we do, or call {phone}.',
    submit: 'Write me',
    submitting: 'Sending...',
    kept: 'Thank you. We’ll write to you once when we come to {zip}.',
    failure: 'Failed to keep your email. Please try again.',
  },
  houseSize: 'House size',
  houseSizeHint: 'Between two sizes? Choose the closer one and say so in your message.',
  houseSizeMissing: 'Choose a house size',
  stories: 'Stories',
  storiesMissing: 'Choose the number of stories',
  windowTypes: 'Window types',
  windowTypesHint: 'Standard windows are part of every price. Add the doors you have.',
  interior: 'Interior cleaning',
  interiorHint: 'Optional: the inside of the glass, by home size.',
  /** When several sizes are chosen, or one for another home. */
  interiorOneSize: 'Most homes need one size only. More than one is fine if you mean it.',
  interiorFittingSize:
    'Most homes need one size only. Yours is “{option}”. More than one is fine if you mean it.',
  /** At the option that suits the chosen house size. */
  fits: 'Fits your home',
  extras: 'Extras',
  hardWater: 'Windows with hard water stains',
  hardWaterMax: '(max {count})',
  hardWaterPrice: '+{price} each',
  /** In place of a price of 0. */
  included: 'Included',
  total: {
    label: 'Your total',
    empty: 'Choose your home’s size and the work you want.',
    sum: 'Total',
    submit: 'Submit Quote Request',
    note: 'Free quote. Nothing is charged online.',
  },
} as const

/** Details of the customer. */
export const residentialQuoteDialogLabels = {
  title: 'Submit your quote request',
  fields: { name: 'Full Name', email: 'Email', phone: 'Phone', address: 'Address', message: 'Message' },
  description:
    'Your total is {total}. Next, you can pick a time. To book a visit you also need to give your phone number.',
  submit: 'Submit Quote Request',
  submitting: 'Submitting...',
  failure: 'Failed to save quote. Please try again.',
  choiceGone:
    'Something you chose is no longer offered. Please check your choices and the price, and send it again.',
} as const
