import * as z from 'zod'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { linkToken } from '#schemas/contract/records.ts'
import { publicRoutes } from '#schemas/routes.ts'

const OptOutRequest = z.strictObject({
  token: linkToken(),
  /** `see` changes nothing. */
  action: z.enum(['see', 'stop', 'undo']).default('stop'),
})

/** `held` after a bounce or a complaint, which no reader undoes. */
const MailboxState = z.enum(['receiving', 'stopped', 'held'])

export const optOut = endpoint(publicRoutes.optOut, {
  body: OptOutRequest,
  answer: z.object({ state: MailboxState }),
})
