import type { Column } from '#frontend/admin/lib/csv.ts'
import type { CommercialQuoteRow } from '#schemas/commercial-quote.ts'
import { WINDOW_FIELDS, WINDOW_NAMES } from '#schemas/price/commercial.ts'
import type { QuoteRow } from '#schemas/quote.ts'

export const QUOTE_COLUMNS: readonly Column<QuoteRow>[] = [
  { name: 'Id', value: ({ id }) => id },
  { name: 'Created', value: ({ createdAt }) => createdAt },
  { name: 'Name', value: ({ customerInfo }) => customerInfo.name },
  { name: 'Email', value: ({ customerInfo }) => customerInfo.email },
  { name: 'Phone', value: ({ customerInfo }) => customerInfo.phone },
  { name: 'Address', value: ({ customerInfo }) => customerInfo.address },
  { name: 'Message', value: ({ customerInfo }) => customerInfo.message },
  { name: 'House Size', value: ({ houseSize }) => houseSize },
  { name: 'Stories', value: ({ stories }) => stories },
  { name: 'Window Types', value: ({ windowTypes }) => windowTypes.join('; ') },
  { name: 'Interior Cleaning', value: ({ interiorCleaning }) => interiorCleaning.join('; ') },
  { name: 'Extras', value: ({ extras }) => extras.join('; ') },
  { name: 'Hard Water Stains', value: ({ hardWaterStains }) => hardWaterStains },
  { name: 'Base Price', value: ({ basePrice }) => basePrice },
  { name: 'Total Price', value: ({ totalPrice }) => totalPrice },
]

export const COMMERCIAL_QUOTE_COLUMNS: readonly Column<CommercialQuoteRow>[] = [
  { name: 'Id', value: ({ id }) => id },
  { name: 'Created', value: ({ createdAt }) => createdAt },
  { name: 'Business', value: ({ businessName }) => businessName },
  { name: 'Contact', value: ({ contactName }) => contactName },
  { name: 'Email', value: ({ email }) => email },
  { name: 'Phone', value: ({ phone }) => phone },
  { name: 'Address', value: ({ address }) => address },
  ...WINDOW_FIELDS.map((field) => ({
    name: `${WINDOW_NAMES[field]} Windows`,
    value: (quote: CommercialQuoteRow) => quote[field],
  })),
  { name: 'Building', value: ({ buildingType }) => buildingType },
  { name: 'Stories', value: ({ stories }) => stories },
  { name: 'Frequency', value: ({ frequency }) => frequency },
  {
    name: 'Construction Cleaning',
    value: ({ isConstructionCleaning }) => (isConstructionCleaning ? 'yes' : 'no'),
  },
  { name: 'Outside Only', value: ({ isOutsideOnly }) => (isOutsideOnly ? 'yes' : 'no') },
  { name: 'Special Requirements', value: ({ specialRequirements }) => specialRequirements },
  { name: 'Base Price', value: ({ basePrice }) => basePrice },
  { name: 'Total Price', value: ({ totalPrice }) => totalPrice },
]
