/** The owner's mails about a sign-in from a new device, and about changes of account and leads. */
import { momentText } from '#functions/notifier/mails/lead.ts'
import {
  type Mail,
  type MailBody,
  type Row,
  renderHtml,
  renderText,
  subjectLine,
} from '#functions/notifier/mails/mail.ts'
import { closing } from '#functions/notifier/mails/owner-mails.ts'
import type { OutboxRow } from '#functions/outbox/outbox-row.ts'
import { ACCOUNT_CHANGES } from '#schemas/facts/account-changes.ts'
import { SIGN_IN_METHODS } from '#schemas/facts/sign-in-methods.ts'

/** @param siteOrigin for the link; without a trailing slash */
export function warningMail(
  row: OutboxRow,
  owner: { notification_email: string; business_name: string },
  siteOrigin: string,
): Mail {
  const { heading, subject, device, rows } = warningOf(row)
  const body: MailBody = {
    sender: owner.business_name,
    heading,
    intro:
      'If this was you, there is nothing to do. If it was not, change your password now, which signs out every other device, and remove passkeys that you do not know.',
    rows: [
      { label: 'Device', value: device },
      { label: 'Time', value: momentText(new Date(row.createdAt)) },
      ...rows,
    ],
    actions: [{ label: 'Open the settings', href: `${siteOrigin}/admin/settings?tab=account` }],
    closing: row.toEarlier
      ? 'Your website sent this email to the address that was in its settings before.'
      : closing,
  }
  return {
    to: owner.notification_email,
    subject: subjectLine(subject),
    html: renderHtml(body),
    text: renderText(body),
  }
}

function warningOf({ signIn, account }: OutboxRow): {
  heading: string
  subject: string
  device: string
  rows: Row[]
} {
  if (account) {
    const { what, device, from, to } = account
    const heading = ACCOUNT_CHANGES[what]
    const rows = [
      { label: 'Before', value: from },
      { label: 'Now', value: to },
    ]
    return {
      heading,
      subject: heading,
      device,
      rows: rows.filter((row): row is Row => row.value !== undefined),
    }
  }
  const { username = '', device = '', method = 'password' } = signIn ?? {}
  const heading = 'New sign-in to the back office'
  return {
    heading,
    subject: `${heading}: ${device}`,
    device,
    rows: [
      { label: 'Signed in with', value: SIGN_IN_METHODS[method] },
      { label: 'Username', value: username },
    ],
  }
}
