import type { Column } from '#frontend/admin/lib/csv.ts'
import { sheetInstant } from '#frontend/admin/lib/format.ts'
import type { OptionLabel } from '#frontend/admin/lib/use-option-labels.ts'
import { storiesLabel } from '#frontend/lib/commercial-labels.ts'
import type { CommercialQuoteRow } from '#schemas/contract/commercial-quotes.ts'
import type { QuoteRow } from '#schemas/contract/quotes.ts'
import { placeName } from '#schemas/facts/places.ts'
import type { PricingCategory } from '#schemas/facts/pricing-categories.ts'
import { WINDOW_FIELDS, WINDOW_NAMES } from '#schemas/price/commercial.ts'

const listed = (labels: OptionLabel, category: PricingCategory, keys: readonly string[]) =>
  keys.map((key) => labels(category, key)).join('; ')

/** Labelled as on the cards. */
export const quoteColumns = (labels: OptionLabel): readonly Column<QuoteRow>[] => [
  { name: 'Id', value: ({ id }) => id },
  { name: 'Created (Pacific)', value: ({ createdAt }) => sheetInstant(createdAt), inTable: 'instant' },
  { name: 'Spam', value: ({ isSpam }) => (isSpam ? 'yes' : 'no') },
  { name: 'State', value: ({ state }) => state, inTable: 'status' },
  { name: 'Price Held Until', value: ({ validUntil }) => validUntil, inTable: 'day' },
  { name: 'Name', value: ({ customerInfo }) => customerInfo.name },
  { name: 'Email', value: ({ customerInfo }) => customerInfo.email },
  { name: 'Phone', value: ({ customerInfo }) => customerInfo.phone, inTable: 'phone' },
  { name: 'Address', value: ({ customerInfo }) => customerInfo.address },
  { name: 'City', value: ({ city }) => placeName(city), inTable: 'text' },
  { name: 'Message', value: ({ customerInfo }) => customerInfo.message },
  { name: 'House Size', value: ({ houseSize }) => labels('house_size', houseSize), inTable: 'text' },
  { name: 'Stories', value: ({ stories }) => labels('stories', stories) },
  { name: 'Window Types', value: ({ windowTypes }) => listed(labels, 'window_type', windowTypes) },
  {
    name: 'Interior Cleaning',
    value: ({ interiorCleaning }) => listed(labels, 'interior_cleaning', interiorCleaning),
  },
  { name: 'Extras', value: ({ extras }) => listed(labels, 'extra_service', extras) },
  { name: 'Hard Water Stains', value: ({ hardWaterStains }) => hardWaterStains },
  { name: 'Base Price', value: ({ basePrice }) => basePrice },
  { name: 'Total Price', value: ({ totalPrice }) => totalPrice, inTable: 'dollars' },
]

/** Labelled as on the cards. */
export const commercialQuoteColumns = (labels: OptionLabel): readonly Column<CommercialQuoteRow>[] => [
  { name: 'Id', value: ({ id }) => id },
  { name: 'Created (Pacific)', value: ({ createdAt }) => sheetInstant(createdAt), inTable: 'instant' },
  { name: 'Spam', value: ({ isSpam }) => (isSpam ? 'yes' : 'no') },
  { name: 'Business', value: ({ businessName }) => businessName },
  { name: 'Contact', value: ({ contactName }) => contactName, inTable: 'typed' },
  { name: 'Email', value: ({ email }) => email },
  { name: 'Phone', value: ({ phone }) => phone, inTable: 'phone' },
  { name: 'Address', value: ({ address }) => address },
  ...WINDOW_FIELDS.map((field) => ({
    name: `${WINDOW_NAMES[field]} Windows`,
    value: (quote: CommercialQuoteRow) => quote[field],
  })),
  {
    name: 'Building',
    value: ({ buildingType }) => buildingType && labels('commercial_building', buildingType),
  },
  { name: 'Stories', value: ({ stories }) => storiesLabel(stories) },
  { name: 'Frequency', value: ({ frequency }) => labels('commercial_frequency', frequency), inTable: 'text' },
  {
    name: 'Construction Cleaning',
    value: ({ isConstructionCleaning }) => (isConstructionCleaning ? 'yes' : 'no'),
  },
  { name: 'Outside Only', value: ({ isOutsideOnly }) => (isOutsideOnly ? 'yes' : 'no') },
  { name: 'Special Requirements', value: ({ specialRequirements }) => specialRequirements },
  { name: 'Base Price', value: ({ basePrice }) => basePrice },
  { name: 'Total Price', value: ({ totalPrice }) => totalPrice, inTable: 'dollars' },
]
