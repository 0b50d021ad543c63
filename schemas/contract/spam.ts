import * as z from 'zod'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { Id, Success } from '#schemas/contract/records.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** Lists with spam, as named in paths. */
const SPAM_LISTS = ['quotes', 'commercial-quotes', 'contacts', 'bookings'] as const
export type SpamList = (typeof SPAM_LISTS)[number]

export const SpamListParams = z.strictObject({ list: z.enum(SPAM_LISTS) })
export const SpamParams = SpamListParams.extend({ id: Id })

/** `most` protects spam that was caught after the owner looked: the oldest goes first. */
export const DeleteSpamQuery = z.strictObject({ most: z.coerce.number().int().min(1) })

/** One step of a deletion; with `hasMore`, repeat the call. */
export const DeletedSpam = z.object({ deleted: z.number().int().min(0), hasMore: z.boolean() })
export type DeletedSpam = z.infer<typeof DeletedSpam>

export const markNotSpam = endpoint(adminRoutes.markNotSpam, { params: SpamParams, answer: Success })
export const deleteSpam = endpoint(adminRoutes.deleteSpam, {
  params: SpamListParams,
  query: DeleteSpamQuery,
  answer: DeletedSpam,
})
