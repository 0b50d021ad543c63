import { newReview } from '#functions/reviews/review.ts'
import { REVIEWS } from '#functions/reviews/review-store.ts'
import { rowCreation } from '#functions/session/row-creation.ts'
import * as contract from '#schemas/contract/reviews.ts'

export const handler = rowCreation(contract.createReview, REVIEWS, newReview)
