/** Whether mail goes out: what SES says of the account, and what waits, failed or came back. */
import * as z from 'zod'
import { callAws } from '#functions/aws-call.ts'
import { waitingSince } from '#functions/outbox/timing.ts'
import { age, found, MINUTE_MS } from '#functions/working/finding.ts'
import type { Notification } from '#schemas/contract/notifications.ts'
import type { Finding } from '#schemas/contract/working.ts'
import { RECEIPTS_PAUSED, type Settings } from '#schemas/defaults/settings.ts'
import type { LeadType } from '#schemas/facts/statuses.ts'

/** The used part of SES's GetAccount (API version 2): version 1 does not say whether the account is in the sandbox. */
const Account = z.object({
  EnforcementStatus: z.string(),
  ProductionAccessEnabled: z.boolean(),
  SendingEnabled: z.boolean(),
  SendQuota: z.object({ Max24HourSend: z.number(), SentLast24Hours: z.number() }),
})
type Account = z.infer<typeof Account>

export const readAccount = async () => Account.parse(JSON.parse(await callAws('mail', '/v2/email/account')))

/** A part of the quota. */
const NEARLY_FULL = 0.8
/** As the alarm OutboxOld. */
const WAITS_AT_MOST = 30 * MINUTE_MS

export function judgeAccount({ SendQuota, ...account }: Account): Finding {
  const used = { sent: SendQuota.SentLast24Hours, limit: SendQuota.Max24HourSend }
  if (!account.SendingEnabled || account.EnforcementStatus === 'SHUTDOWN') return found('mail-stopped')
  if (!account.ProductionAccessEnabled) return found('mail-sandbox', used)
  if (account.EnforcementStatus === 'PROBATION') return found('mail-reviewed', used)
  // A limit of -1 is none.
  const isNearlyFull = used.limit >= 0 && used.sent >= NEARLY_FULL * used.limit
  return found(isNearlyFull ? 'mail-nearly-full' : 'mail-open', used)
}

export const judgeLastMail = (at: string | undefined): Finding =>
  at === undefined ? found('no-mail-yet') : found('last-mail', { at })

/** @param waiting mails that are not sent yet though they could be */
export function judgeWaiting(waiting: readonly Notification[], now: Date): Finding {
  const late = waiting.filter((row) => age(waitingSince(row), now) > WAITS_AT_MOST).map(waitingSince)
  const [at] = late.toSorted()
  return at === undefined
    ? found('mails-in-time', { count: waiting.length })
    : found('mails-wait', { count: late.length, at })
}

export const judgeFailed = (count: number): Finding =>
  count === 0 ? found('mails-to-you-arrive') : found('mails-to-you-failed', { count })

/** @param without kinds of leads that get no more receipts today */
export function judgeReceipts(
  { customer_receipts, receipts_a_day }: Pick<Settings, 'customer_receipts' | 'receipts_a_day'>,
  used: number,
  without: readonly LeadType[],
): Finding {
  if (customer_receipts === RECEIPTS_PAUSED) return found('receipts-paused')
  if (customer_receipts === 'no') return found('receipts-off')
  const values = { used, limit: Number(receipts_a_day) }
  return found(without.length > 0 ? 'receipts-used-up' : 'receipts-left', values)
}
