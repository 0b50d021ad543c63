import { AddBookingDialog } from '#frontend/admin/bookings/booking-dialogs.tsx'
import type { NewBooking } from '#frontend/admin/bookings/booking-fields.ts'
import { RepeatVisit } from '#frontend/admin/bookings/repeat-visit.tsx'
import { Dialog } from '#frontend/admin/components/dialog.tsx'
import type { FormEvents } from '#frontend/admin/components/record-form.tsx'
import { LoadError, Loading } from '#frontend/admin/components/status-messages.tsx'
import { useApi } from '#frontend/admin/lib/use-api.ts'
import { splitName } from '#schemas/facts/split-name.ts'

/**
 * Adds a booking that starts from a day, a quote, a contact or an earlier visit.
 * @param about `<date>T<time>`, `quote-<id>`, `contact-<id>` or `repeat-<months>-<id>`
 */
export function NewBookingDialog({ about = '', ...events }: { about: string | undefined } & FormEvents) {
  const [, kind, id = ''] = /^(quote|contact)-(.+)$/.exec(about) ?? []
  if (kind === 'quote') return <BookQuote id={id} {...events} />
  if (kind === 'contact') return <BookContact id={id} {...events} />
  const [, months, visit = ''] = /^repeat-(\d+)-(.+)$/.exec(about) ?? []
  if (months) return <BookAgain id={visit} months={Number(months)} {...events} />
  const [serviceDate = '', serviceTime] = about.split('T')
  const defaults = { serviceDate, serviceTime: serviceTime as NewBooking['serviceTime'] }
  return <AddBookingDialog defaults={defaults} {...events} />
}

function BookQuote({ id, ...events }: { id: string } & FormEvents) {
  const { data, error, mutate } = useApi('listQuotes', { q: id })
  const quote = data?.find((row) => row.id === id)
  if (!quote) return <Waiting isMissing={data !== undefined} {...{ error, mutate, ...events }} />
  const { customerInfo, city } = quote
  return (
    <AddBookingDialog
      draftKey={`add-booking quote ${id}`}
      defaults={{ ...personOf(customerInfo), notes: customerInfo.message, city, quoteId: id }}
      {...events}
    />
  )
}

function BookContact({ id, ...events }: { id: string } & FormEvents) {
  const { data, error, mutate } = useApi('listContacts', { q: id })
  const contact = data?.find((row) => row.id === id)
  if (!contact) return <Waiting isMissing={data !== undefined} {...{ error, mutate, ...events }} />
  const serviceType = contact.source === 'commercial' ? 'commercial' : 'residential'
  return (
    <AddBookingDialog
      draftKey={`add-booking contact ${id}`}
      defaults={{ ...personOf(contact), serviceType }}
      {...events}
    />
  )
}

function BookAgain({ id, months, ...events }: { id: string; months: number } & FormEvents) {
  const { data, error, mutate } = useApi('listBookings', { q: id })
  const booking = data?.find((row) => row.id === id)
  if (!booking) return <Waiting isMissing={data !== undefined} {...{ error, mutate, ...events }} />
  return <RepeatVisit booking={booking} months={months} {...events} />
}

type Person = { name: string; email: string; phone?: string | undefined; address?: string | undefined }

const personOf = ({ name, email, phone, address }: Person) => ({
  ...splitName(name),
  email,
  ...(phone && { phone }),
  ...(address && { address }),
})

function Waiting({
  isMissing,
  error,
  mutate,
  onClose,
}: {
  isMissing: boolean
  error: unknown
  mutate: () => unknown
} & FormEvents) {
  return (
    <Dialog title="Add Booking" onClose={onClose}>
      {error !== undefined && <LoadError what="the customer" onRetry={() => mutate()} />}
      {error === undefined && (isMissing ? <p>It has been deleted.</p> : <Loading>Loading...</Loading>)}
    </Dialog>
  )
}
