/** The owner's mail about a sign-in from a device that has not signed in before. */
import { momentText } from '#functions/notifier/mails/lead.ts'
import {
  type Mail,
  type MailBody,
  renderHtml,
  renderText,
  subjectLine,
} from '#functions/notifier/mails/mail.ts'
import { closing } from '#functions/notifier/mails/owner-mails.ts'
import type { OutboxRow } from '#functions/outbox/outbox.ts'
import { SIGN_IN_METHODS } from '#schemas/facts/sign-in-methods.ts'

/** @param siteOrigin for the link; without a trailing slash */
export function newDeviceMail(
  { signIn, createdAt }: OutboxRow,
  owner: { notification_email: string; business_name: string },
  siteOrigin: string,
): Mail {
  const { username = '', device = '', method = 'password' } = signIn ?? {}
  const body: MailBody = {
    sender: owner.business_name,
    heading: 'New sign-in to the back office',
    intro:
      'If this was you, there is nothing to do. If it was not, change your password now, which signs out every other device, and remove passkeys that you do not know.',
    rows: [
      { label: 'Device', value: device },
      { label: 'Time', value: momentText(new Date(createdAt)) },
      { label: 'Signed in with', value: SIGN_IN_METHODS[method] },
      { label: 'Username', value: username },
    ],
    actions: [{ label: 'Open the settings', href: `${siteOrigin}/admin/settings?tab=account` }],
    closing,
  }
  return {
    to: owner.notification_email,
    subject: subjectLine(`New sign-in to the back office: ${device}`),
    html: renderHtml(body),
    text: renderText(body),
  }
}
