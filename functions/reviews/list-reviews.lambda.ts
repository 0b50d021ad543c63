import { REVIEWS } from '#functions/reviews/review-store.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import { listRows } from '#functions/table/collections.ts'
import * as contract from '#schemas/contract/reviews.ts'

export const handler = adminEndpoint(contract.listReviews, () => listRows(REVIEWS))
