import { recordKey } from '#functions/table/keys.ts'
import { addDays, pacificNow } from '#schemas/facts/pacific-time.ts'
import { setAttributes } from '#tests/support/table/rows.ts'

/** Ends the time for which a quote's price is held. @param endpoint of the table */
export const expireQuote = (endpoint: string, id: string) =>
  setAttributes(endpoint, recordKey('QUOTE', id), { validUntil: addDays(pacificNow(new Date()).date, -1) })
