import * as z from 'zod'
import { LIMITS } from '#schemas/facts/limits.ts'

/**
 * Two invisible traps: `website` is an off-screen field that only bots fill in, `openFor` the milliseconds between opening and
 * sending the form. A caught request gets the usual answer; it is stored with a flag, and not mailed.
 */
export const SpamTrap = z.object({
  website: z.string().max(500).optional(),
  openFor: z.number().min(0).optional(),
})
export type SpamTrap = z.infer<typeof SpamTrap>

/** True if a request looks like a bot's. A missing `openFor` proves nothing: API clients need not send it. */
export function isCaught({ website, openFor = Number.POSITIVE_INFINITY }: SpamTrap): boolean {
  return Boolean(website) || openFor < LIMITS.fastestHuman
}
