import { newReview } from '#functions/reviews/review.ts'
import { newReviewWrites, readReview, requireRoomForReview } from '#functions/reviews/review-store.ts'
import { adminCreation } from '#functions/session/admin-creation.ts'
import * as contract from '#schemas/contract/reviews.ts'

export const handler = adminCreation(contract.createReview, {
  load: requireRoomForReview,
  create({ body, newId, now }) {
    const review = newReview(body, newId(), now)
    return { writes: newReviewWrites(review), answer: review }
  },
  read: readReview,
})
