import { mailAbout, planMail, queueMails } from '#functions/outbox/mail-writes.ts'
import { bookingsOf, noteBookings, QUOTES } from '#functions/quotes/quote-model.ts'
import { matching } from '#functions/table/expression.ts'
import { recordKey } from '#functions/table/keys.ts'
import { createRecord, getRecord, replaceRecord } from '#functions/table/records.ts'
import { searchedIn } from '#functions/table/search.ts'
import { nextVersion, transact, update, type Write } from '#functions/table/transact.ts'
import { FOLLOW_UPS, type FollowUpKind } from '#schemas/contract/notifications.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import type { Settings } from '#schemas/defaults/settings.ts'
import { addDays, pacificInstant, pacificNow } from '#schemas/facts/pacific-time.ts'
import { QUOTE_FIELDS } from '#schemas/fields/quote.ts'

/** Writes need the text that searches look into; deletions and most reads do not load its tables. */
export const SEARCHABLE_QUOTES = { ...QUOTES, search: searchedIn(QUOTE_FIELDS) }

/** When follow-ups are due, Pacific. They are planned with their quote, and decided then (P33.9). */
const FOLLOW_UP_HOUR = 10

/** Days after the quote, by follow-up. */
export function followUpDays(settings: Settings): [FollowUpKind, number][] {
  const days = settings.follow_up_days.split(',').map(Number)
  return FOLLOW_UPS.flatMap((kind, index) => {
    const after = days[index]
    return after === undefined ? [] : [[kind, after] as [FollowUpKind, number]]
  })
}

/**
 * Returns the writes of a new quote: record and, unless it is spam, mails. Switching the follow-ups on plans none for older quotes.
 */
export function newQuoteWrites(
  quote: Quote,
  { network, settings, now }: { network: string; settings: Settings; now: Date },
): Write[] {
  const followUps = settings.follow_ups === 'yes' && !quote.isSpam ? followUpDays(settings) : []
  const { date } = pacificNow(now)
  return [
    ...createRecord(SEARCHABLE_QUOTES, quote),
    ...queueMails('quote', quote, { network }),
    ...followUps.map(([kind, days]) => {
      const dueAt = pacificInstant(addDays(date, days), FOLLOW_UP_HOUR).toISOString()
      return planMail({ kind, ...mailAbout('quote', quote.id, now), dueAt })
    }),
  ]
}

/** Returns the writes of a change, which makes a new version. @param refused as for `replaceRecord` */
export function changeQuote(
  old: Quote,
  changes: Partial<Quote>,
  now: Date,
  refused?: Parameters<typeof replaceRecord>[3],
): Promise<Write[]> {
  const next = { ...old, ...changes, updatedAt: nextVersion(old, now) }
  return replaceRecord(SEARCHABLE_QUOTES, old, next, refused)
}

export async function getQuote(id: string | undefined): Promise<Quote | undefined> {
  return id === undefined ? undefined : getRecord(QUOTES, id)
}

/** Returns the writes that take a deleted booking off its quote. */
export async function unbookQuote(
  { id, quoteId }: { id: string; quoteId?: string | undefined },
  now: Date,
): Promise<Write[]> {
  const quote = await getQuote(quoteId)
  const ids = quote ? bookingsOf(quote) : []
  if (!quote || !ids.includes(id)) return []
  return changeQuote(quote, noteBookings(ids.filter((one) => one !== id)), now, 'again')
}

/** Notes the price that a mail has told, unless it went to a wrong mailbox. Makes no new version: no edit of the owner is refused for it. */
export async function noteToldPrice({ id, totalPrice, linkGeneration }: Quote): Promise<void> {
  const told = { set: { toldPrice: totalPrice } }
  await transact([update(recordKey('QUOTE', id), told, matching({ linkGeneration }), 'done')])
}

/** Notes that a mail to its mailbox came back: nobody knows which price its reader was told last. */
export async function forgetToldPrice(id: string, email: string): Promise<void> {
  const told = { set: { toldPrice: null } }
  await transact([update(recordKey('QUOTE', id), told, matching({ 'customerInfo.email': email }), 'done')])
}
