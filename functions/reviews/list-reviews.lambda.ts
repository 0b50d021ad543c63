import { listHeaders, reply } from '#functions/http/response.ts'
import { listReviewPage } from '#functions/reviews/review-store.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/reviews.ts'

export const handler = adminEndpoint(contract.listReviews, async ({ query }) => {
  const page = await listReviewPage(query)
  return reply(page.rows, { headers: listHeaders(page) })
})
