import { columnsOf } from '#frontend/admin/lib/field-text.ts'
import type { OptionLabel } from '#frontend/admin/lib/use-option-labels.ts'
import type { CommercialQuoteRow } from '#schemas/contract/contacts.ts'
import type { QuoteRow } from '#schemas/contract/quotes.ts'
import { COMMERCIAL_QUOTE_FIELDS } from '#schemas/fields/commercial-quote.ts'
import { QUOTE_FIELDS, QUOTE_SHEET } from '#schemas/fields/quote.ts'

/** Labelled as on the cards. */
export const quoteColumns = (labels: OptionLabel) => columnsOf<QuoteRow>(QUOTE_FIELDS, QUOTE_SHEET, labels)
export const commercialQuoteColumns = (labels: OptionLabel) =>
  columnsOf<CommercialQuoteRow>(COMMERCIAL_QUOTE_FIELDS, [], labels)
