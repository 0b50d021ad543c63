import { formatMoment } from '#frontend/admin/lib/format.ts'
import type { NotificationState } from '#schemas/contract/notifications.ts'

const NEWS: Record<NonNullable<NotificationState['change']>['what'], string> = {
  confirmed: 'confirmation',
  moved: 'new time',
  cancelled: 'cancellation',
  reopened: 'visit on again',
  asked: 'asked for another day',
  unconfirmed: 'not confirmed yet',
  price: 'new price',
  readdressed: 'sent to the right address',
}

/** Subject of a mail to a visit's customer, for instance `new time`. */
export function newsOfMail({ change }: NotificationState): string {
  return change ? NEWS[change.what] : 'receipt'
}

/** `Moved by the customer`; undefined if the owner made the change. */
export function changedByCustomer(mail: NotificationState | undefined): string | undefined {
  if (mail?.change?.by !== 'customer') return undefined
  return mail.change.what === 'cancelled' ? 'Cancelled by the customer' : 'Moved by the customer'
}

const TRY_AGAIN = 'the mail service did not take it; try again'
const CAME_BACK: Record<string, string> = {
  MailboxFull: 'the mailbox is full; try again later',
  MessageTooLarge: 'the mailbox takes no mail of this size; use another address',
  ContentRejected: 'the mailbox refuses it; use another address',
  AttachmentRejected: 'the mailbox refuses it; use another address',
}

/** What the owner can do about a mail that failed. The mail service names reasons by a word, we by a sentence. */
function whyFailed(reason: string | undefined): string {
  const [, bounce] = /^Bounced: (.*)/.exec(reason ?? '') ?? []
  if (bounce) return CAME_BACK[bounce] ?? 'it came back; look for a typo in the address'
  return reason?.includes(' ') ? reason : TRY_AGAIN
}

/** For instance `sent 9:02 AM` or `not sent: Reminders are switched off`. */
export function mailWords(mail: NotificationState, now = new Date()): string {
  return `${stateWords(mail, now)}${mail.mayBeSent ? '; an earlier try may have arrived' : ''}`
}

function stateWords(mail: NotificationState, now: Date): string {
  const why = mail.reason ? `: ${mail.reason}` : ''
  switch (mail.status) {
    case 'planned':
      return mail.dueAt ? `planned ${formatMoment(mail.dueAt, now)}` : 'planned'
    case 'queued':
      return mail.reason ? 'delayed, is tried again' : 'waiting'
    case 'sending':
      return 'being sent'
    case 'held':
      return 'in the next summary'
    case 'sent':
      return mail.sentAt ? `sent ${formatMoment(mail.sentAt, now)}` : 'sent'
    case 'failed':
      return `failed: ${whyFailed(mail.reason)}`
    case 'skipped':
      return `not sent${why}`
  }
}

/** Names a mail to a customer by its kind, which its id starts with. */
export function nameOfMail(mail: NotificationState): string {
  const [, kind] = /^(.+?)-(?:\d{4}-\d{2}-\d{2}-)?[0-9a-f]{8}-/.exec(mail.id) ?? []
  if (kind === undefined || kind === 'change') return newsOfMail(mail)
  return kind.replace('quote-', 'follow-up ').replace('unpaid-', 'unpaid reminder ').replace('done', 'thanks')
}
