import * as z from 'zod'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { Instant, PacificDate, Success, stored } from '#schemas/contract/records.ts'
import { line, multiline, optionalLine } from '#schemas/contract/texts.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { secureLink } from '#schemas/facts/links.ts'
import { PLACES } from '#schemas/facts/places.ts'
import { adminRoutes } from '#schemas/routes.ts'

const City = z.enum(
  PLACES.map(({ slug }) => slug),
  'City is required',
)

/** Words of a customer from elsewhere, as the owner copied them. */
export const Review = z.object({
  ...stored,
  name: z.string(),
  /** A place's slug. */
  city: City,
  date: PacificDate,
  text: z.string(),
  /** Where it was written: Google, Yelp, a card. */
  source: z.string(),
  link: z.string().optional(),
})
export type Review = z.infer<typeof Review>

/** Of any website: pages mark it as not theirs. No name or password in it, and no address of a machine. */
function isWebLink(link: string): boolean {
  if (/["'<>\s\\]/.test(link) || !URL.canParse(link)) return false
  const { protocol, username, password, hostname } = new URL(link)
  return protocol === 'https:' && username + password === '' && /\.[a-z][a-z\d-]+$/.test(hostname)
}

const Link = optionalLine(LIMITS.link)
  .transform((link) => link && secureLink(link))
  .refine(
    (link) => link === undefined || isWebLink(link),
    'Enter an address such as https://www.example.com/review, or leave it empty',
  )

export const CreateReviewRequest = z.strictObject({
  name: line(LIMITS.name, 'name'),
  city: City,
  date: PacificDate,
  text: multiline(LIMITS.review, 'Words are required'),
  source: line(LIMITS.reviewSource, 'Source is required'),
  link: Link,
})
export type CreateReviewRequest = z.infer<typeof CreateReviewRequest>

/** `updatedAt` is the edited version; a stale one is a 409. */
export const UpdateReviewRequest = CreateReviewRequest.extend({ updatedAt: Instant }).partial()
export type UpdateReviewRequest = z.infer<typeof UpdateReviewRequest>

export const listReviews = endpoint(adminRoutes.listReviews, { answer: z.array(Review) })
export const createReview = endpoint(adminRoutes.createReview, { body: CreateReviewRequest, answer: Review })
export const updateReview = endpoint(adminRoutes.updateReview, { body: UpdateReviewRequest, answer: Review })
export const deleteReview = endpoint(adminRoutes.deleteReview, { answer: Success })
