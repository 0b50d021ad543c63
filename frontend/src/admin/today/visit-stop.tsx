import { agreedPrice, visitWords } from '#frontend/admin/bookings/booking-facts.tsx'
import { Belief } from '#frontend/admin/bookings/booking-mails.tsx'
import { CloseButton } from '#frontend/admin/bookings/close-visit.tsx'
import { repeatMonths, repeatOf } from '#frontend/admin/bookings/next-visit.ts'
import { ARRIVALS_IN, nobodyHome, onMyWay, thanks } from '#frontend/admin/bookings/text-messages.ts'
import { beliefWarning } from '#frontend/admin/bookings/told-words.ts'
import { useNoteVisit } from '#frontend/admin/bookings/use-note-visit.ts'
import { VisitMarks } from '#frontend/admin/bookings/visit-marks.tsx'
import { changes } from '#frontend/admin/device/kept.ts'
import { formatMoment } from '#frontend/admin/lib/format.ts'
import { leftWords, paidWords } from '#frontend/admin/lib/paid-words.ts'
import { useReload } from '#frontend/admin/lib/use-reload.ts'
import { AddressNotes } from '#frontend/admin/parts/address-notes.tsx'
import { CallLink, MapLink, TextLink } from '#frontend/admin/parts/card-actions.tsx'
import { RecordFacts } from '#frontend/admin/parts/facts.tsx'
import { LanguageMark } from '#frontend/admin/parts/record-card.tsx'
import { isStop } from '#frontend/admin/today/next-stop.tsx'
import { DialogButton, LinkButton, PressButton } from '#frontend/admin/ui/button.tsx'
import { StatusBadge } from '#frontend/admin/ui/status-badge.tsx'
import { windowLabel } from '#frontend/lib/days.ts'
import { useStore } from '#frontend/lib/use-store.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import type { Day } from '#schemas/contract/day.ts'
import type { AddressNote } from '#schemas/contract/records.ts'
import { textLink } from '#schemas/facts/links.ts'
import { isOwed } from '#schemas/facts/payments.ts'
import { nameOf } from '#schemas/facts/typed-text.ts'
import { BOOKING_FIELDS } from '#schemas/fields/booking.ts'

type VisitStopProps = {
  booking: Day['visits'][number]
  /** The owner's, about its address. */
  notes: readonly AddressNote[] | undefined
  isToday: boolean
  businessName: string | undefined
}

export function VisitStop({ booking, notes, isToday, businessName }: VisitStopProps) {
  const { id, phone, address, serviceTime, status, payments } = booking
  const isDone = status === 'completed'
  const isWaiting = useStore(changes).some(({ bookingId }) => bookingId === id)
  return (
    <li className={isDone ? 'stop stop-done' : 'stop'} data-id={id}>
      <div className="d-flex flex-wrap align-items-center gap-2">
        <strong>{windowLabel(serviceTime)}</strong>
        <StatusBadge status={status} />
        <VisitMarks booking={booking} />
        <LanguageMark language={booking.language} />
        {isWaiting && <strong>Not sent yet</strong>}
        <span className="ms-auto fw-bold">{agreedPrice(booking)}</span>
      </div>
      <h3 className="h4 mt-1 mb-0" {...ANY_LANGUAGE}>
        {nameOf(booking)}
      </h3>
      <p {...ANY_LANGUAGE}>{address}</p>
      {!isDone && (
        <>
          <AddressNotes address={address} notes={notes} />
          <div className="stop-links">
            <MapLink address={address} />
            <CallLink phone={phone} />
          </div>
          {isToday && isStop(booking) && (
            <fieldset className="stop-links">
              <legend>Text: on our way, there in</legend>
              {ARRIVALS_IN.map((minutes) => (
                <LinkButton
                  key={minutes}
                  href={textLink(phone, onMyWay(booking, minutes, businessName))}
                  label={`${minutes} min`}
                />
              ))}
            </fieldset>
          )}
          <RecordFacts fields={BOOKING_FIELDS} record={booking} spot="today" words={visitWords(booking)} />
        </>
      )}
      {beliefWarning(booking) && (
        <p>
          <Belief booking={booking} />
        </p>
      )}
      {payments.map((payment) => (
        <p key={payment.id}>{paidWords(payment)}</p>
      ))}
      {isOwed(booking) && <p className="fw-bold">Left to pay: {leftWords(booking) ?? 'no price agreed'}</p>}
      {isDone && (
        <fieldset className="stop-links">
          <legend>Next visit in</legend>
          {repeatMonths(booking).map((months) => (
            <DialogButton key={months} opens="add" id={repeatOf(booking, months)} label={`${months} mo`} />
          ))}
        </fieldset>
      )}
      {isToday && <AtTheDoor booking={booking} businessName={businessName} />}
    </li>
  )
}

function AtTheDoor({ booking, businessName }: { booking: Booking; businessName: string | undefined }) {
  const { id, firstName, phone, arrivedAt, nobodyHomeAt, status } = booking
  const save = useNoteVisit()
  const reload = useReload()
  function toggle(name: 'arrivedAt' | 'nobodyHomeAt', on: string, off: string) {
    const isOn = Boolean(booking[name])
    const title = isOn ? off : on
    const note = () => save(booking, { [name]: isOn ? null : new Date().toISOString() }, { title })
    return <PressButton label={title} onPress={() => note().then(reload)} />
  }
  if (status === 'completed')
    return (
      <div className="stop-links mb-0">
        <CloseButton booking={booking} />
        <TextLink phone={phone} text={thanks(booking, businessName)} label="Text thanks" />
      </div>
    )
  return (
    <>
      {arrivedAt && <p>Arrived {formatMoment(arrivedAt)}.</p>}
      {nobodyHomeAt && (
        <>
          <p>Nobody home {formatMoment(nobodyHomeAt)}.</p>
          <div className="stop-links">
            <TextLink phone={phone} text={nobodyHome(booking, businessName)} label={`Text ${firstName}`} />
            <DialogButton opens="move-visit" id={id} icon="calendar-week" label="Move this visit" />
          </div>
        </>
      )}
      <div className="stop-links mb-0">
        {toggle('arrivedAt', 'Arrived', 'Not Arrived')}
        {toggle('nobodyHomeAt', 'Nobody Home', 'Somebody Home')}
        <CloseButton booking={booking} />
      </div>
    </>
  )
}
