/** Whether a marketing mail may be sent now: never to who has opted out, and one a week to a mailbox (P33.11). */
import { mailboxOf } from '#functions/mailbox.ts'
import { optOutOf } from '#functions/opt-outs/opt-out-store.ts'
import type { OutboxRow } from '#functions/outbox/outbox.ts'
import { pacificInstant, pacificNow } from '#functions/pacific-time.ts'
import { countUse, DAY } from '#functions/table/budgets.ts'
import { rateKey } from '#functions/table/keys.ts'
import { transact, update } from '#functions/table/transact.ts'
import type { OptOut } from '#schemas/contract/opt-outs.ts'
import type { SettingKey } from '#schemas/defaults/settings.ts'
import { addDays } from '#schemas/facts/calendar-date.ts'

/** Of all marketing mails, per Pacific date. */
const PER_DAY = 500
const WEEK_DAYS = 7
/** Pacific: when a mail that must wait is tried again. */
const NEXT_HOUR = 10

const WHY_NOT: Record<OptOut['reason'], string> = {
  asked: 'The customer wants no such emails',
  bounced: 'Emails to this address came back',
  complaint: 'The receiver marked an email as spam',
}

/** `later` is the instant at which it may be sent. */
type Refusal = { skip: string } | { later: string }

/** Counts a mail that may be sent. @returns why it may not */
export async function refuseMarketing(
  email: string,
  { row, settings, now }: { row: OutboxRow; settings: Record<SettingKey, string>; now: Date },
): Promise<Refusal | undefined> {
  if (!settings.business_postal_address) return { skip: 'The postal address of the business is missing' }
  const optOut = await optOutOf(email)
  if (optOut) return { skip: WHY_NOT[optOut.reason] }
  const today = pacificNow(now).date
  const last = await takeWeek(email, row.id, today)
  if (last !== undefined) return { later: nextTry(addDays(last, WEEK_DAYS)) }
  // Counts the first attempt only: a retry is the same mail.
  const isTooMany =
    row.attempts === 1 && (await countUse('marketing-mail', 'all', PER_DAY, DAY, now)) !== undefined
  return isTooMany ? { later: nextTry(addDays(today, 1)) } : undefined
}

const nextTry = (date: string) => pacificInstant(date, NEXT_HOUR).toISOString()

class WeekTaken extends Error {
  readonly last: string

  constructor(last: string) {
    super('This mailbox got a marketing mail within a week')
    this.last = last
  }
}

/** Notes the last marketing mail of a mailbox; a retry is the same mail. @returns the date of another one within a week */
async function takeWeek(email: string, mail: string, today: string): Promise<string | undefined> {
  const kept = Math.floor(Date.parse(addDays(today, 2 * WEEK_DAYS)) / 1000)
  try {
    await transact([
      update(
        rateKey('marketing-week', mailboxOf(email), { start: 0, end: 0 }),
        {
          expression: 'SET mail = :mail, sentOn = :today, expiresAt = :kept',
          values: { ':mail': mail, ':today': today, ':kept': kept },
        },
        {
          expression: 'attribute_not_exists(sentOn) OR sentOn <= :weekAgo OR mail = :mail',
          values: { ':weekAgo': addDays(today, -WEEK_DAYS) },
        },
        (current) => new WeekTaken(String(current?.['sentOn'])),
      ),
    ])
    return undefined
  } catch (error) {
    if (error instanceof WeekTaken) return error.last
    throw error
  }
}
