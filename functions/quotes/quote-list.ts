import { notificationId } from '#functions/outbox/mail-writes.ts'
import { mailStates } from '#functions/outbox/outbox.ts'
import { listWithCustomers } from '#functions/people/person-list.ts'
import { quoteRow } from '#functions/quotes/quote.ts'
import { QUOTES } from '#functions/quotes/quote-model.ts'
import { visitsOf } from '#functions/quotes/quote-visits.ts'
import type { Page } from '#functions/table/pages.ts'
import type { RecordsQuery } from '#schemas/contract/endpoint.ts'
import { FOLLOW_UPS } from '#schemas/contract/notifications.ts'
import type { Quote, QuoteRow } from '#schemas/contract/quotes.ts'

/** Returns a page of quotes, each with its state, its visit and its mails. */
export async function listQuotes(query: RecordsQuery, now: Date): Promise<Page<QuoteRow>> {
  const page = await listWithCustomers(QUOTES, query)
  const [states, visits] = await Promise.all([
    mailStates(page.rows.flatMap((quote) => [ownerMail(quote), ...lastSending(quote), ...followUps(quote)])),
    visitsOf(page.rows),
  ])
  const found = (ids: string[]) => ids.flatMap((id) => states.get(id) ?? [])
  return {
    ...page,
    rows: page.rows.map((quote) => ({
      ...quoteRow(quote, now, visits.get(quote.id)),
      notification: states.get(ownerMail(quote)),
      sentAgain: found(lastSending(quote))[0],
      followUpMails: found(followUps(quote)),
    })),
  }
}

const ownerMail = ({ id }: Quote) => notificationId('owner', id)
const sendings = ({ id, sendings: count }: Quote) =>
  Array.from({ length: count }, (_, before) => notificationId('quote', id, before + 1))
const lastSending = (quote: Quote) => sendings(quote).slice(-1)
const followUps = ({ id }: Quote) => FOLLOW_UPS.map((kind) => notificationId(kind, id))

/** Ids of the mails to its customer after the receipt. */
export const quoteMailIds = (quote: Quote): string[] => [...sendings(quote), ...followUps(quote)]
