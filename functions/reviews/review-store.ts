/** Reviews that the owner copied from elsewhere. */
import { checkDate } from '#functions/reviews/review.ts'
import { type Collection, updateRow } from '#functions/table/collections.ts'
import { uniqueKey } from '#functions/table/keys.ts'
import { Review, type UpdateReviewRequest } from '#schemas/contract/reviews.ts'

export const REVIEWS: Collection<Review> = {
  name: 'REVIEWS',
  schema: Review,
  noun: 'review',
  uniqueBy: ({ name, text }) => uniqueKey('review', name, text),
  /** The oldest first. */
  placeOf: ({ date, createdAt, id }) => `${date}#${createdAt}#${id}`,
  taken: 'This review is here already.',
}

/** @throws AppError 400 as `checkDate`, 404 for an unknown id, 409 for a stale version or words that are here */
export function updateReview(
  id: string,
  { updatedAt: seen, ...changes }: UpdateReviewRequest,
): Promise<Review> {
  return updateRow(REVIEWS, id, seen, (old) => {
    const next = Review.parse({ ...old, ...changes })
    checkDate(next, new Date())
    return next
  })
}
