/** What becomes of an outbox row, and what that is decided by. */
import type { Lead } from '#functions/notifier/mails/lead.ts'
import type { Mail } from '#functions/notifier/mails/mail.ts'
import type { OutboxRow } from '#functions/outbox/outbox.ts'
import type { Told } from '#schemas/contract/told.ts'
import type { Settings } from '#schemas/defaults/settings.ts'

/** `skip` is the reason; `hold` leaves the lead for the next digest, `later` plans the mail for another time. */
export type Composed =
  | { mail: Mail; told?: Told; toldPrice?: number }
  | { skip: string }
  | { hold: true }
  | { later: string }
  | { isSent: true }

export type Sending = {
  lead: Lead
  row: OutboxRow
  settings: Settings
  /** What a visit's customer believes until now. */
  told?: Told | undefined
  now: Date
}

export const SPAM_MARKED = 'It is marked as spam'
export const NO_ADDRESS = 'The record has no email address'
