/** The mails that remind of a quote: planned with it, and decided when they are due (P33.9). */
import { queueMail } from '#functions/outbox/mail-writes.ts'
import { toldLast, toldPrices } from '#functions/quotes/quote.ts'
import { changeQuote, getQuote } from '#functions/quotes/quote-store.ts'
import { transact, type Write } from '#functions/table/transact.ts'
import type { FollowUpKind } from '#schemas/contract/notifications.ts'
import { FOLLOW_UPS } from '#schemas/contract/notifications.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import type { Settings } from '#schemas/defaults/settings.ts'
import { addDays } from '#schemas/facts/calendar-date.ts'
import { pacificInstant, pacificNow } from '#schemas/facts/pacific-time.ts'

/** Pacific. */
const FOLLOW_UP_HOUR = 10

/** Days after the quote, by follow-up. */
export function followUpDays(settings: Settings): [FollowUpKind, number][] {
  const days = settings.follow_up_days.split(',').map(Number)
  return FOLLOW_UPS.flatMap((kind, index) => {
    const after = days[index]
    return after === undefined ? [] : [[kind, after] as [FollowUpKind, number]]
  })
}

/** How many are planned with a new quote; switching them on plans none for older ones. */
export function followUpCount({ isSpam }: Quote, settings: Settings): number {
  return settings.follow_ups === 'yes' && !isSpam ? followUpDays(settings).length : 0
}

/** Returns the writes that plan the follow-ups of a new quote. */
export function planFollowUps(quote: Quote, settings: Settings, now: Date): Write[] {
  const { date } = pacificNow(now)
  return followUpDays(settings)
    .slice(0, quote.followUps)
    .map(([kind, days]) =>
      queueMail({
        kind,
        recordType: 'quote',
        recordId: quote.id,
        dueAt: pacificInstant(addDays(date, days), FOLLOW_UP_HOUR).toISOString(),
        now: now.toISOString(),
      }),
    )
}

/** Notes the price that a reminder has told. @throws AppError if the quote is changed at that moment */
export async function noteToldPrice(id: string, price: number, now: Date): Promise<void> {
  const quote = await getQuote(id)
  if (!quote || toldLast(quote) === price) return
  await transact(() => changeQuote(quote, { sentPrices: toldPrices(quote, price) }, now))
}
