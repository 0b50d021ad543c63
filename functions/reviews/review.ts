import { invalidInput } from '#functions/errors.ts'
import type { CreateReviewRequest, Review } from '#schemas/contract/reviews.ts'
import { pacificNow } from '#schemas/facts/pacific-time.ts'

/** @throws AppError 400 for a date in the future */
export function checkDate({ date }: Pick<Review, 'date'>, now: Date): void {
  if (date > pacificNow(now).date) throw invalidInput({ date: 'This date is in the future' })
}

/** @throws AppError 400 as `checkDate` */
export function newReview(request: CreateReviewRequest, id: string, now: Date): Review {
  checkDate(request, now)
  const at = now.toISOString()
  return { ...request, id, createdAt: at, updatedAt: at }
}
