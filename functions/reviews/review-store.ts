/** Reviews that the owner copied from elsewhere. */

import { invalidInput } from '#functions/errors.ts'
import { type Collection, updateRow } from '#functions/table/collections.ts'
import { uniqueKey } from '#functions/table/keys.ts'
import { type CreateReviewRequest, Review, type UpdateReviewRequest } from '#schemas/contract/reviews.ts'
import { pacificNow } from '#schemas/facts/pacific-time.ts'

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
  now = new Date(),
): Promise<Review> {
  return updateRow(REVIEWS, id, seen, (old) => {
    const next = Review.parse({ ...old, ...changes })
    checkDate(next, now)
    return next
  })
}

/** @throws AppError 400 for a date in the future */
function checkDate({ date }: Pick<Review, 'date'>, now: Date): void {
  if (date > pacificNow(now).date) throw invalidInput({ date: 'This date is in the future' })
}

/** @throws AppError 400 as `checkDate` */
export function newReview(request: CreateReviewRequest, id: string, now: Date): Review {
  checkDate(request, now)
  const at = now.toISOString()
  return { ...request, id, createdAt: at, updatedAt: at }
}
