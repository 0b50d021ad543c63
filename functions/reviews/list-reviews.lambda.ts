import { listReply } from '#functions/http/response.ts'
import { REVIEWS } from '#functions/reviews/review-store.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import { pageOfCollection } from '#functions/table/pages.ts'
import * as contract from '#schemas/contract/reviews.ts'

export const handler = adminEndpoint(contract.listReviews, async ({ query }) =>
  listReply(await pageOfCollection(REVIEWS, query)),
)
