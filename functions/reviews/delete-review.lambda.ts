import { SUCCESS } from '#functions/http/response.ts'
import { deleteReview } from '#functions/reviews/review-store.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/reviews.ts'

export const handler = adminEndpoint(contract.deleteReview, async ({ params }) => {
  await deleteReview(params.id)
  return SUCCESS
})
