/** Many quotes at once, by the functions' own writes, straight into a stack's table. */
import { randomUUID } from 'node:crypto'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { tableEnvironment } from '#scripts/local/aws/dynamodb-table.ts'
import { quoteRequest } from '#tests/support/api/requests.ts'

/** Rows that one transaction takes beside the counters' (DynamoDB: 100 in all). */
const AT_ONCE = 99

/** @param endpoint the emulator's address; each quote is a minute older than the one before */
export async function seedQuotes(endpoint: string, count: number): Promise<void> {
  Object.assign(process.env, tableEnvironment(endpoint))
  // Loaded only now: the client reads its address when it is made.
  const [{ newQuote }, { SEARCHABLE_QUOTES: QUOTES }, { countDifference }, { createRecord }, { transact }] =
    await Promise.all([
      import('#functions/quotes/quote.ts'),
      import('#functions/quotes/quote-store.ts'),
      import('#functions/table/records.ts'),
      import('#functions/table/records.ts'),
      import('#functions/table/transact.ts'),
    ])
  const now = Date.now()
  const quotes = Array.from({ length: count }, (_, index) => {
    // One in 2,000 has another phone number, for searches that have far to look.
    const phone = index % 2000 === 0 ? '(559) 555-0199' : '(559) 555-0100'
    const request = quoteRequest()
    request.customerInfo.phone = phone
    return newQuote(request, DEFAULT_PRICING, randomUUID(), new Date(now - index * 60_000))
  })
  for (let done = 0; done < count; done += AT_ONCE) {
    const some = quotes.slice(done, done + AT_ONCE)
    // Each quote's own write counts it by one; rows may be named only once in a transaction.
    const rows = some.flatMap((quote) => createRecord(QUOTES, quote).slice(0, 1))
    const counts: Record<string, number> = {}
    for (const quote of some)
      for (const [name, by] of Object.entries(QUOTES.counts(quote).QUOTE ?? {}))
        counts[name] = (counts[name] ?? 0) + by
    await transact([...rows, ...countDifference({}, { QUOTE: counts })])
  }
}
