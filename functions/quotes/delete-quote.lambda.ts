import { deleteQuote } from '#functions/quotes/quote-model.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/quotes.ts'

export const handler = adminEndpoint(contract.deleteQuote, ({ params }) => deleteQuote(params.id))
