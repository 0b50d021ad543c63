import { useState } from 'react'
import type { NewBooking, NewBookingForm } from '#frontend/admin/bookings/booking-fields.ts'
import { useCall } from '#frontend/admin/lib/use-call.ts'
import { CustomerSearch, useFoundCustomers } from '#frontend/admin/parts/customer-search.tsx'
import { Button } from '#frontend/admin/ui/button.tsx'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { CustomerCard } from '#schemas/contract/customers.ts'
import { splitName } from '#schemas/facts/typed-text.ts'

/** What a new booking takes from a customer's card: the newest name, email, phone, address and language, and the last visit there. */
export function knownOf({ name, emails, phones, addresses, records }: CustomerCard) {
  const [email = '', phone = '', address = ''] = [emails[0], phones[0], addresses[0]]
  const visits = records.flatMap((one) => (one.kind === 'booking' ? [one.record] : []))
  const last = visits.find((visit) => visit.address === address)
  const { city = '', serviceType = 'residential', businessName = '' } = last ?? {}
  const language: 'es' | '' = records[0]?.record.language ?? ''
  return { ...splitName(name), email, phone, address, language, city, serviceType, businessName }
}

/** Digits of a whole phone number, by which a customer is looked up. */
const WHOLE_PHONE = /(?:\d\D*){10}/

/** Returns the card of a customer from which it has filled in the form. */
function useFillIn(form: NewBookingForm) {
  const call = useCall()
  return async (id: string): Promise<CustomerCard | undefined> => {
    const outcome = await call('getCustomer', {
      params: { id },
      failed: 'Failed to read the customer: {message}',
      unanswered: 'Failed to read the customer. Please try again.',
    })
    if (!outcome.isDone) return undefined
    for (const [name, value] of Object.entries(knownOf(outcome.data)))
      form.setValue(name as keyof NewBooking, value, { shouldValidate: true })
    return outcome.data
  }
}

export function KnownCustomer({ form }: { form: NewBookingForm }) {
  const fillIn = useFillIn(form)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<CustomerCard>()
  const found = useFoundCustomers(typed)
  return (
    <>
      <p className="form-label">Known Customer</p>
      <CustomerSearch
        label="Known Customer"
        placeholder="Phone, name or email"
        typed={typed}
        onType={setTyped}
        found={found}
        onChoose={async ({ id }) => {
          const card = id && (await fillIn(id))
          if (!card) return
          setChosen(card)
          setTyped('')
        }}
      />
      {chosen && (
        <p role="status">
          Filled in: <span {...ANY_LANGUAGE}>{chosen.name}</span>
        </p>
      )}
    </>
  )
}

/** Says whose number was typed, unless the email is theirs, too: a couple shares a number. */
export function KnownNumber({ form }: { form: NewBookingForm }) {
  const fillIn = useFillIn(form)
  const [phone = '', email = ''] = form.watch(['phone', 'email'])
  const { rows } = useFoundCustomers(WHOLE_PHONE.test(phone) ? phone : '')
  const { id, name, email: known = '' } = rows[0] ?? {}
  const emails = [known, ...rows.flatMap(({ email, emails = [] }) => [email, ...emails])]
  const theirs = emails.map((one) => one?.toLowerCase())
  if (!id || theirs.includes(email.trim().toLowerCase())) return null
  return (
    <div className="field-wide alert alert-warning d-flex align-items-center gap-3 flex-wrap" role="status">
      <span className="flex-grow-1">
        This number is known: <span {...ANY_LANGUAGE}>{[name, known].filter(Boolean).join(', ')}</span>.
        Another email makes another customer.
      </span>
      <Button label="Fill In" onClick={() => fillIn(id)} />
    </div>
  )
}
