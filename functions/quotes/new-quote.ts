import { queueMails } from '#functions/outbox/lead-mails.ts'
import { followUpCount, planFollowUps } from '#functions/quotes/follow-ups.ts'
import { SEARCHABLE_QUOTES } from '#functions/quotes/quote-store.ts'
import { createRecord } from '#functions/table/records.ts'
import type { Write } from '#functions/table/transact.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import type { Settings } from '#schemas/defaults/settings.ts'

/** Returns the writes of a new quote: record and, unless it is spam, mails with the follow-ups that are switched on. */
export function newQuoteWrites(
  quote: Quote,
  { client, settings, now }: { client: string; settings: Settings; now: Date },
): Write[] {
  const planned = { ...quote, followUps: followUpCount(quote, settings) }
  return [
    ...createRecord(SEARCHABLE_QUOTES, planned),
    ...queueMails('quote', quote, client),
    ...planFollowUps(planned, settings, now),
  ]
}
