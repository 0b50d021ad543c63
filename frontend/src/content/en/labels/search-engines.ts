/** Names for search engines and shared links besides a page's title and description. */
export const searchLabels = {
  imageAlt: 'Clean windows. A price before you call. A squeegee clears a window with a view of the valley.',
  payment: 'Cash, Check, Credit Card',
  windowCleaning: 'Window cleaning',
  commercialWindowCleaning: 'Commercial window cleaning',
  houseCleaning: 'House cleaning',
  officeCleaning: 'Office cleaning',
  residentialIn: '{city} window cleaning',
  commercialIn: 'Commercial window cleaning in {city}',
} as const
