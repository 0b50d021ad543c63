import { Link } from 'react-router-dom'
import { recordPath } from '#frontend/admin/lib/record-links.ts'
import { MailState } from '#frontend/admin/parts/mail-state.tsx'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { FailedMail } from '#schemas/contract/notifications.ts'
import { isLeadType } from '#schemas/facts/statuses.ts'

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

/** Names the emails that did not reach the owner: about whom, what, and why, each with Retry. */
export function FailedMails({ mails }: { mails: readonly FailedMail[] }) {
  return (
    <>
      <p>
        These emails did not reach you. Is{' '}
        <Link to="/settings?tab=general&q=notification_email">your address</Link> right?
      </p>
      <ul className="list-unstyled">
        {mails.map((mail) => (
          <li key={mail.id}>
            <AboutWhom mail={mail} />
            <MailState what={`${NAMES[mail.kind]},`} mail={mail} />
          </li>
        ))}
      </ul>
    </>
  )
}

function AboutWhom({ mail: { name, recordType, recordId } }: { mail: FailedMail }) {
  if (!isLeadType(recordType)) return null
  return (
    <>
      <Link to={recordPath({ kind: recordType, id: recordId })} {...ANY_LANGUAGE}>
        {name ?? 'Open'}
      </Link>
      :{' '}
    </>
  )
}
