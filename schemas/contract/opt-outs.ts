import * as z from 'zod'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { Instant } from '#schemas/contract/fields.ts'
import { LinkToken } from '#schemas/contract/link-token.ts'
import { publicRoutes } from '#schemas/routes.ts'

/** A mailbox that gets no marketing mails, and why. */
export const OptOut = z.object({ at: Instant, reason: z.enum(['asked', 'bounced', 'complaint']) })
export type OptOut = z.infer<typeof OptOut>

const OptOutRequest = z.strictObject({
  token: LinkToken,
  /** The reader wants such mails again. */
  isUndone: z.boolean().optional(),
})

export const optOut = endpoint(publicRoutes.optOut, {
  body: OptOutRequest,
  answer: z.object({ isOptedOut: z.boolean() }),
})
