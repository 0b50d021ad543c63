/** The endpoints that are measured on a small and on a large table, with their requests. */
import { customerId } from '#functions/table/keys.ts'
import { type EndpointName, pathOf, routesByName } from '#schemas/routes.ts'
import { addressOf, type Shot } from '#tests/bench/load.ts'
import type { CallInput } from '#tests/support/api/function-caller.ts'
import { bookingForm, quoteForm, windowRange } from '#tests/support/api/sample-forms.ts'

/** Rows of the small table. Lists are asked for as many, so that both tables give answers of one size. */
export const FEW = 10
/** Rows of a table that is large enough to hold all of its counters' shards. */
export const SOME = 100
const LIST = { limit: String(FEW) }

/** Reading endpoints and what they are asked for. */
export const READS: Partial<Record<EndpointName, Pick<CallInput, 'params' | 'query'>>> = {
  listPricing: {},
  getAvailability: { query: windowRange() },
  getDashboard: {},
  listQuotes: { query: LIST },
  listContacts: { query: LIST },
  listBookings: { query: LIST },
  listCommercialQuotes: { query: LIST },
  listCustomers: { query: LIST },
  getCustomer: { params: { id: customerId(quoteForm(1).customerInfo.email) } },
}

/** In the order they are measured: creations last, because they leave mails behind that are still being sent. */
export const CALLS = [...Object.keys(READS), 'createQuote', 'createBooking'] as EndpointName[]

let creations = 0

/** @param cookie of a signed-in admin */
export function nextShot(name: EndpointName, cookie: string): Shot {
  const { method, path } = routesByName[name]
  if (method === 'GET') {
    const { params = {}, query } = READS[name] ?? {}
    return { method, path: `${pathOf(path, params)}?${new URLSearchParams(query)}`, headers: { cookie } }
  }
  const n = creations++
  return {
    method: 'POST',
    path,
    body: name === 'createQuote' ? quoteForm(n) : bookingForm(n),
    headers: { 'idempotency-key': `bench-${process.pid}-${n}` },
    localAddress: addressOf(n),
  }
}
