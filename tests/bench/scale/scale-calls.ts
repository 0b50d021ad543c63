/** The endpoints whose reads are counted, with their requests. */
import { digestId } from '#functions/table/keys.ts'
import type { EndpointName } from '#schemas/routes.ts'
import type { CallInput } from '#tests/support/api/function-caller.ts'
import { quoteForm, windowRange } from '#tests/support/api/sample-forms.ts'

/** Lists are asked for as many, so that both tables give answers of one size. */
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
  getCustomer: { params: { id: digestId(quoteForm(1).customerInfo.email) } },
}
