/** Words of what calculators, forms and dialogs share. */
export const commonLabels = {
  callUs: 'Call {phone}',
  commercialCalculator: 'Commercial Services Calculator',
  loadingPrices: 'Loading pricing options...',
  /** What a total says that is too high to be added up here. */
  pricedByPhone: 'Please call us',
  /** Of a press whose code has not come yet. */
  stillLoading:
    'Your connection seems slow. We’ll go on by ourselves as soon as the rest of the page is here. Or call us at {phone}.',
  /** Of dialogs and notifications. */
  close: 'Close',
  /** How high a business's building is. */
  stories: { one: '1 Story', more: '2+ Stories' },
}
