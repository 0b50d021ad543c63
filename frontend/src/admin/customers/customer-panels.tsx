import { Link } from 'react-router-dom'
import { formatInstant } from '#frontend/admin/lib/format.ts'
import { customerPath } from '#frontend/admin/lib/record-links.ts'
import { useChange } from '#frontend/admin/lib/use-call.ts'
import { PhoneNumber } from '#frontend/admin/parts/phone-number.tsx'
import { DialogButton, PressButton } from '#frontend/admin/ui/button.tsx'
import { Panel } from '#frontend/admin/ui/panel.tsx'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { CustomerCard, OtherCustomer } from '#schemas/contract/customers.ts'
import { addressKey } from '#schemas/facts/typed-text.ts'

export function MarketingMails({ customer: { id, emails, optOuts } }: { customer: CustomerCard }) {
  const change = useChange()
  const setOptOut = (email: string, isOptedOut: boolean) =>
    change('updateCustomer', {
      params: { id },
      body: { action: 'opt-out', email, isOptedOut },
      done: { title: isOptedOut ? 'Marketing Mails Stopped' : 'Marketing Mails Allowed' },
      failed: 'Failed to change it: {message}',
    })
  return (
    <ul className="list-unstyled mb-0">
      {emails.map((email) => {
        const optOut = optOuts.find((one) => one.email === email)
        return (
          <li key={email} className="record-meta mb-0">
            <span>
              {optOut
                ? `No marketing mails to ${email} since ${formatInstant(optOut.at)} (${optOut.reason})`
                : `Marketing mails to ${email} are allowed`}
            </span>
            {optOut?.reason !== 'bounced' && optOut?.reason !== 'complaint' && (
              <PressButton
                label={optOut ? 'Allow again' : 'Stop them'}
                className="btn btn-link btn-sm"
                onPress={() => setOptOut(email, !optOut)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

export function Addresses({ customer: { addresses, notes } }: { customer: CustomerCard }) {
  const known = new Set(addresses.map(addressKey))
  const all = [
    ...addresses,
    ...notes.map(({ address }) => address).filter((one) => !known.has(addressKey(one))),
  ]
  if (all.length === 0) return null
  return (
    <Panel title="Addresses">
      <ul className="list-unstyled mb-0">
        {all.map((address) => {
          const note = notes.find((one) => addressKey(one.address) === addressKey(address))
          return (
            <li key={address} className="mb-2">
              <span {...ANY_LANGUAGE}>{address}</span>{' '}
              <DialogButton
                opens="note"
                id={address}
                icon="pencil-square"
                label={note ? 'Edit Note' : 'Add Note'}
                className="btn btn-link btn-sm"
                about={`about ${address}`}
              />
              {note && (
                <p className="record-note mb-0" {...ANY_LANGUAGE}>
                  {note.text}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

type OtherCustomersProps = { title: string; others: readonly OtherCustomer[]; opens: 'Merge' | 'Separate' }

/** Other customers, each with what can be done about it: opens the dialog of this name. */
export function OtherCustomers({ title, others, opens }: OtherCustomersProps) {
  if (others.length === 0) return null
  return (
    <Panel title={title}>
      <ul className="list-unstyled mb-0">
        {others.map(({ id, name, email, phone }) => (
          <li key={id} className="record-actions py-2 border-top">
            <span className="me-auto">
              {/* The card of a merged customer is this one. */}
              {opens === 'Merge' ? (
                <Link to={customerPath(id)} {...ANY_LANGUAGE}>
                  {name}
                </Link>
              ) : (
                <span {...ANY_LANGUAGE}>{name}</span>
              )}{' '}
              {email}
              {email && phone && ', '}
              {phone && <PhoneNumber>{phone}</PhoneNumber>}
            </span>
            <DialogButton opens={opens.toLowerCase()} id={id} label={opens} about={name} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
