import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { AddBookingDialog } from '#frontend/admin/bookings/booking-dialogs.tsx'
import { type NewBookingForm, repeated } from '#frontend/admin/bookings/booking-fields.ts'
import { nearestDate, repeatMonths, repeatRange, repeatTarget } from '#frontend/admin/bookings/next-visit.ts'
import { countOf, formatDay, formatVisit, visitStatus } from '#frontend/admin/lib/format.ts'
import { recordPath } from '#frontend/admin/lib/record-links.ts'
import { useFreshApi } from '#frontend/admin/lib/use-api.ts'
import { useCustomer } from '#frontend/admin/lib/use-customer.ts'
import { useHour, usePacificToday } from '#frontend/admin/lib/use-pacific-today.ts'
import { ChoiceButtons } from '#frontend/admin/ui/button.tsx'
import { LoadError } from '#frontend/admin/ui/status-messages.tsx'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { nameOf } from '#schemas/facts/typed-text.ts'
import { isAhead } from '#schemas/facts/visit-change.ts'

const MONTHS = { one: 'month', other: 'months' }

/** Books the next visit of a customer: facts and price of this one, on a day that the owner may change. */
export function RepeatVisit({ booking, months }: { booking: BookingRow; months: number }) {
  const [chosen, setChosen] = useState(months)
  return (
    <AddBookingDialog
      title={`Next Visit of ${nameOf(booking)}`}
      // The date that is proposed is part of the draft.
      draftKey={`add-booking repeat ${chosen} ${booking.id}`}
      defaults={{ ...repeated(booking), isRepeat: true, tellCustomer: true }}
    >
      {(form) => (
        <>
          {booking.customer && <OtherVisits customer={booking.customer} than={booking} />}
          <RepeatDate form={form} booking={booking} months={chosen} onMonths={setChosen} />
        </>
      )}
    </AddBookingDialog>
  )
}

/** Says which visits the customer has ahead. */
function OtherVisits({ customer, than }: { customer: string; than: BookingRow }) {
  const now = useHour()
  const records = useCustomer(customer).customer?.records ?? []
  const ahead = records.flatMap((one) =>
    one.kind === 'booking' && isAhead(one.record, now) ? [one.record] : [],
  )
  if (ahead.length === 0) return null
  return (
    <div className="alert alert-warning" role="status">
      <p className="mb-1">{than.firstName} already has a visit ahead:</p>
      <ul className="mb-0">
        {ahead.map((visit) => (
          <li key={visit.id}>
            <Link to={recordPath({ kind: 'booking', id: visit.id })}>{formatVisit(visit)}</Link>,{' '}
            {visitStatus(visit)}
          </li>
        ))}
      </ul>
    </div>
  )
}

type RepeatDateProps = {
  form: NewBookingForm
  booking: BookingRow
  months: number
  onMonths: (months: number) => void
}

/** Proposes the same weekday and window where there is room; a date that the owner enters stays. */
function RepeatDate({ form, booking, months, onMonths }: RepeatDateProps) {
  const today = usePacificToday()
  // A draft has its date already.
  const [isWanted, setIsWanted] = useState(!form.getValues('serviceDate'))
  const target = repeatTarget(booking, months, today)
  const { serviceDate: like, serviceTime, hours } = booking
  const { data, error, mutate } = useFreshApi('listPlaces', { ...repeatRange(target), hours })
  const isLoaded = data !== undefined
  const hasRoom = (date: string) =>
    data?.days
      .find((day) => day.date === date)
      ?.windows.some(({ time, isOpen }) => time === serviceTime && isOpen) === true
  const date = isLoaded ? nearestDate({ target, like, today, hasRoom }) : undefined
  useEffect(() => {
    if (!isWanted || !isLoaded) return
    setIsWanted(false)
    form.setValue('serviceDate', date ?? '', { shouldValidate: date !== undefined })
  }, [form, isWanted, isLoaded, date])
  return (
    <>
      <fieldset className="d-flex flex-wrap gap-2 mb-3">
        <legend>Again in</legend>
        <ChoiceButtons
          choices={repeatMonths(booking).map((value) => ({ value, label: countOf(value, MONTHS) }))}
          chosen={months}
          onChoose={(choice) => {
            onMonths(choice)
            setIsWanted(true)
          }}
        />
      </fieldset>
      {error && <LoadError what="free days" onRetry={() => mutate()} />}
      <p role="status">
        {isLoaded &&
          (date
            ? `Nearest day with room: ${formatDay(date)}`
            : `No room within three weeks of ${formatDay(target)}`)}
      </p>
    </>
  )
}
