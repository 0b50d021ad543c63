import * as z from 'zod'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { LinkToken } from '#schemas/contract/link-token.ts'
import { Instant } from '#schemas/contract/records.ts'
import { publicRoutes } from '#schemas/routes.ts'

/** A mailbox that gets no marketing mails, and why. */
export const OptOut = z.object({ at: Instant, reason: z.enum(['asked', 'bounced', 'complaint']) })
export type OptOut = z.infer<typeof OptOut>

const OptOutRequest = z.strictObject({
  token: LinkToken,
  /** `see` changes nothing. */
  action: z.enum(['see', 'stop', 'undo']).default('stop'),
})

/** `held` after a bounce or a complaint, which no reader undoes. */
const MailboxState = z.enum(['receiving', 'stopped', 'held'])

export const optOut = endpoint(publicRoutes.optOut, {
  body: OptOutRequest,
  answer: z.object({ state: MailboxState }),
})
