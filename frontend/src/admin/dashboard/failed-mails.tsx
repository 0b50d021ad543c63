import { Link } from 'react-router-dom'
import { countOf, shortId } from '#frontend/admin/lib/format.ts'
import { KIND_LABELS, recordPath } from '#frontend/admin/lib/record-links.ts'
import { MailState } from '#frontend/admin/parts/mail-state.tsx'
import type { RecordKind } from '#schemas/contract/customers.ts'
import type { FailedMail } from '#schemas/contract/notifications.ts'

const NAMES: Record<FailedMail['kind'], string> = {
  owner: 'new lead',
  unanswered: 'not answered yet',
  'customer-change': 'change by the customer',
  'new-device': 'sign-in on a new device',
  'account-changed': 'change of account or settings',
  'device-link': 'sign-in link',
  'quote-declined': 'quote declined',
  unconfirmed: 'visit not confirmed yet',
}

const isRecord = (type: string): type is RecordKind => type in KIND_LABELS

/** Lists the emails to the owner that were refused for good, each with Retry and its record. */
export function FailedMails({ mails }: { mails: readonly FailedMail[] }) {
  return (
    <>
      <p>
        {countOf(mails.length, { one: 'email', other: 'emails' })} to you could not be sent. Check the address
        in <Link to="/settings?tab=general&q=notification_email">General Settings</Link>, then press Retry.
      </p>
      <ul>
        {mails.map((mail) => (
          <li key={mail.id}>
            {isRecord(mail.recordType) && (
              <Link to={recordPath({ kind: mail.recordType, id: mail.recordId })}>
                {KIND_LABELS[mail.recordType]} {shortId(mail.recordId)}
              </Link>
            )}{' '}
            <MailState what={`Email to you, ${NAMES[mail.kind]}:`} mail={mail} />
          </li>
        ))}
      </ul>
    </>
  )
}
