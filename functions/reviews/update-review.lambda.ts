import { updateReview } from '#functions/reviews/review-store.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/reviews.ts'

export const handler = adminEndpoint(contract.updateReview, ({ params, body }) =>
  updateReview(params.id, body),
)
