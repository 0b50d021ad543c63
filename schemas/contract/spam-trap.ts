import * as z from 'zod'
import { LIMITS } from '#schemas/facts/limits.ts'

/**
 * Two traps that people never see: `website` is an off-screen field only machines fill in, `openFor` the
 * milliseconds between opening and sending the form. What they catch is answered like a success, stored flagged, not mailed.
 */
export const SpamTrap = z.object({
  website: z.string().max(500).optional(),
  openFor: z.number().min(0).optional(),
})
export type SpamTrap = z.infer<typeof SpamTrap>

/** True when a request looks machine-made. A missing `openFor` is no evidence: API clients need not send it. */
export function isCaught({ website, openFor = Number.POSITIVE_INFINITY }: SpamTrap): boolean {
  return Boolean(website) || openFor < LIMITS.fastestHuman
}
