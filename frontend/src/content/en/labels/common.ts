/** Calculators, forms and dialogs share these. */
export const commonLabels = {
  callUs: 'Call {phone}',
  commercialCalculator: 'Commercial Services Calculator',
  loadingPrices: 'Loading pricing options...',
  /** Text of a total that is too high to be added up here. */
  pricedByPhone: 'Please call us',
  /** Of a click whose code is still loading. */
  stillLoading:
    'Your connection seems slow. We’ll go on by ourselves as soon as the rest of the page is here. Or call us at {phone}.',
  /** Of dialogs and notifications. */
  close: 'Close',
  home: 'Back to Home',
  /** How high a business's building is. */
  stories: { one: '1 Story', more: '2+ Stories' },
  breadcrumbs: 'Breadcrumb',
  priceByPhone:
    'The calculator needs JavaScript to add up your price. The prices are listed here. For your total, call {phone}.',
  failure: {
    heading: 'This page has stopped working',
    text: 'Please reload it, or call us at {phone}.',
  },
} as const
