import type { ReactNode } from 'react'
import { AddBookingDialog } from '#frontend/admin/bookings/booking-dialogs.tsx'
import type { NewBooking } from '#frontend/admin/bookings/booking-fields.ts'
import { RepeatVisit } from '#frontend/admin/bookings/repeat-visit.tsx'
import { useFreshApi } from '#frontend/admin/lib/use-api.ts'
import { Dialog } from '#frontend/admin/ui/dialog.tsx'
import { Reading } from '#frontend/admin/ui/status-messages.tsx'
import type { CallInput } from '#frontend/lib/api.ts'
import { money } from '#frontend/lib/format.ts'
import type { Asker } from '#schemas/contract/booking-record.ts'
import type { Answer } from '#schemas/contract/index.ts'
import { splitName } from '#schemas/facts/typed-text.ts'

/**
 * Adds a booking that starts from a day, a quote, a contact or an earlier visit.
 * @param about `<date>T<time>`, `quote-<id>`, `contact-<id>` or `repeat-<months>-<id>`
 */
export function NewBookingDialog({ about = '' }: { about: string | undefined }) {
  const [, kind, months, id = ''] = /^(?:(quote|contact)|repeat-(\d+))-(.+)$/.exec(about) ?? []
  const draftKey = `add-booking ${about}`
  if (kind === 'quote')
    return (
      <StartFrom list="listQuotes" id={id}>
        {({ customerInfo, city, language, totalPrice }) => (
          <AddBookingDialog
            description={`Quote of ${customerInfo.name}, ${money(totalPrice)}: it holds unless you enter another price.`}
            draftKey={draftKey}
            defaults={{ ...typedBy(customerInfo), notes: customerInfo.message, city, language, quoteId: id }}
          />
        )}
      </StartFrom>
    )
  if (kind === 'contact')
    return (
      <StartFrom list="listContacts" id={id}>
        {(contact) => (
          <AddBookingDialog
            draftKey={draftKey}
            defaults={{
              // A contact from a town that is not served yet has only an email address and a ZIP code.
              ...typedBy(contact.source === 'not-yet' ? { name: '', email: contact.email } : contact),
              language: contact.language,
              businessName: contact.businessName,
              serviceType: contact.source === 'commercial' ? 'commercial' : 'residential',
            }}
          />
        )}
      </StartFrom>
    )
  if (months)
    return (
      <StartFrom list="listBookings" id={id}>
        {(booking) => <RepeatVisit booking={booking} months={Number(months)} />}
      </StartFrom>
    )
  const [serviceDate = '', serviceTime] = about.split('T')
  const defaults = { serviceDate, serviceTime: serviceTime as NewBooking['serviceTime'] }
  return <AddBookingDialog draftKey={draftKey} defaults={defaults} />
}

type Starting = 'listQuotes' | 'listContacts' | 'listBookings'
type StartFromProps<N extends Starting> = {
  list: N
  id: string
  children: (record: Answer<N>[number]) => ReactNode
}

/** The record that a booking starts from, once it is read. */
function StartFrom<N extends Starting>({ list, id, children }: StartFromProps<N>) {
  const { data, error, isLoading, mutate } = useFreshApi<N>(list, { q: id } as CallInput<N>['query'])
  const records: readonly Answer<N>[number][] | undefined = data
  const record = records?.find((row) => row.id === id)
  if (record) return children(record)
  return (
    <Dialog title="Add Booking">
      <Reading what="the customer" {...{ error, isLoading }} onRetry={() => mutate()} />
      {data && <p>It has been deleted.</p>}
    </Dialog>
  )
}

/** The fields of a booking that a request fills in. The owner completes a name of one word. */
const typedBy = ({ name, email, phone, address }: Asker) => ({
  ...splitName(name),
  email,
  ...(phone && { phone }),
  ...(address && { address }),
})
