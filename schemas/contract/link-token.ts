import * as z from 'zod'
import { atMost } from '#schemas/contract/texts.ts'
import { LIMITS } from '#schemas/facts/limits.ts'

/** The token of a link in a mail. Any text: a malformed one gets the same 404 as a forged one. */
export const LinkToken = z.string().check(atMost(LIMITS.linkToken))
