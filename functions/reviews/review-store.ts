/** Reviews that the owner copied from elsewhere. */
import { checkDate } from '#functions/reviews/review.ts'
import { type Collection, compare, listCollection, updateRow } from '#functions/table/collections.ts'
import { uniqueKey } from '#functions/table/keys.ts'
import { pageOfRows } from '#functions/table/pages.ts'
import type { PageQuery } from '#schemas/contract/queries.ts'
import { Review, type UpdateReviewRequest } from '#schemas/contract/reviews.ts'

export const REVIEWS: Collection<Review> = {
  name: 'REVIEWS',
  schema: Review,
  noun: 'review',
  uniqueBy: ({ name, text }) => uniqueKey('review', name, text),
  taken: 'This review is here already.',
}

const placeOf = ({ date, createdAt, id }: Review) => `${date}#${createdAt}#${id}`

/** The oldest first. */
export async function listReviews(): Promise<Review[]> {
  const reviews = await listCollection(REVIEWS.name, REVIEWS.schema)
  return reviews.sort((a, b) => compare(placeOf(a), placeOf(b)))
}

export async function listReviewPage(query: PageQuery) {
  return pageOfRows([REVIEWS.name], await listReviews(), placeOf, query)
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
