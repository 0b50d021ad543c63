import * as z from 'zod'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { Instant, Success } from '#schemas/contract/records.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** Kinds of the owner's data on pages; photographs count as texts. */
export const SHOWN_PARTS = ['facts', 'prices', 'texts'] as const

/** How far the public pages are behind the owner's edits. */
export const Publication = z.object({
  /** When all pages were last known to show the data of that time. Absent: never since the table was made. */
  publishedAt: Instant.optional(),
  /** Kinds edited since. */
  waiting: z.array(z.enum(SHOWN_PARTS)),
  /** Why the last try failed, in words for the owner. */
  failure: z.string().optional(),
})
export type Publication = z.infer<typeof Publication>

export const getPublication = endpoint(adminRoutes.getPublication, { answer: Publication })
export const retryPublication = endpoint(adminRoutes.retryPublication, { answer: Success })
