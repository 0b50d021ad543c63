import { REVIEWS } from '#functions/reviews/review-store.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import { deleteRow } from '#functions/table/collections.ts'
import * as contract from '#schemas/contract/reviews.ts'

export const handler = adminEndpoint(contract.deleteReview, ({ params }) => deleteRow(REVIEWS, params.id))
