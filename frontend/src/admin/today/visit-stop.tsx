import { visitWords } from '#frontend/admin/bookings/booking-facts.tsx'
import { agreedPrice } from '#frontend/admin/bookings/booking-fields.ts'
import { Belief } from '#frontend/admin/bookings/booking-mails.tsx'
import { repeatMonths } from '#frontend/admin/bookings/next-visit.ts'
import { ARRIVALS_IN, nobodyHome, onMyWay, thanks } from '#frontend/admin/bookings/text-messages.ts'
import { beliefWarning } from '#frontend/admin/bookings/told-words.ts'
import { useNoteVisit } from '#frontend/admin/bookings/use-note-visit.ts'
import { AddressNotes } from '#frontend/admin/components/address-notes.tsx'
import { Button, PressButton } from '#frontend/admin/components/button.tsx'
import { RecordFacts } from '#frontend/admin/components/facts.tsx'
import { LanguageMark } from '#frontend/admin/components/record-card.tsx'
import { StatusBadge } from '#frontend/admin/components/status-badge.tsx'
import type { Noted } from '#frontend/admin/device/changes.ts'
import { changes } from '#frontend/admin/device/kept.ts'
import { formatMoment, nameOf } from '#frontend/admin/lib/format.ts'
import { leftWords, paidWords } from '#frontend/admin/lib/paid-words.ts'
import { windowLabel } from '#frontend/lib/days.ts'
import { useStore } from '#frontend/lib/use-store.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import type { AddressNote } from '#schemas/contract/address-notes.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import type { Day } from '#schemas/contract/day.ts'
import { mapLink, telephoneLink, textLink } from '#schemas/facts/links.ts'
import { isOwed } from '#schemas/facts/payments.ts'
import { BOOKING_FIELDS } from '#schemas/fields/booking.ts'

/** A visit of the day with what is done at the door. */
export function VisitStop({
  booking,
  notes,
  isToday,
  businessName,
  onClose,
  onMove,
  onRepeat,
  onChanged,
}: {
  booking: Day['visits'][number]
  /** The owner's, about its address. */
  notes: readonly AddressNote[] | undefined
  isToday: boolean
  businessName: string | undefined
  onClose: () => void
  onMove: () => void
  /** Books the next visit. */
  onRepeat: (months: number) => void
  onChanged: () => void
}) {
  const { id, phone, address, serviceTime, status, payments } = booking
  const isDone = status === 'completed'
  const isWaiting = useStore(changes).some(({ bookingId }) => bookingId === id)
  return (
    <li className={isDone ? 'stop stop-done' : 'stop'} data-id={id}>
      <div className="d-flex flex-wrap align-items-center gap-2">
        <strong>{windowLabel(serviceTime)}</strong>
        <StatusBadge status={status} />
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
            <a href={mapLink(address)} rel="noopener noreferrer" className="btn btn-outline-primary">
              <Icon name="geo-alt" /> Map
            </a>
            <a href={telephoneLink(phone)} className="btn btn-outline-primary">
              <Icon name="telephone" /> Call
            </a>
          </div>
          {isToday && (
            <fieldset className="stop-links">
              <legend>Text: on our way, there in</legend>
              {ARRIVALS_IN.map((minutes) => (
                <a
                  key={minutes}
                  href={textLink(phone, onMyWay(booking, minutes, businessName))}
                  className="btn btn-outline-primary"
                >
                  {minutes} min
                </a>
              ))}
            </fieldset>
          )}
          <RecordFacts fields={BOOKING_FIELDS} record={booking} spot="today" words={visitWords(booking)} />
        </>
      )}
      {!isDone && beliefWarning(booking) && (
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
            <Button key={months} onClick={() => onRepeat(months)}>
              {months} mo
            </Button>
          ))}
        </fieldset>
      )}
      {isToday && (
        <AtTheDoor
          booking={booking}
          businessName={businessName}
          onClose={onClose}
          onMove={onMove}
          onChanged={onChanged}
        />
      )}
    </li>
  )
}

/** Arrived, Nobody Home, and Done & Paid. */
function AtTheDoor({
  booking,
  businessName,
  onClose,
  onMove,
  onChanged,
}: {
  booking: Booking
  businessName: string | undefined
  onClose: () => void
  onMove: () => void
  onChanged: () => void
}) {
  const { firstName, phone, arrivedAt, nobodyHomeAt, status } = booking
  const save = useNoteVisit(onChanged)
  async function note(noted: Noted, title: string) {
    await save(booking, noted, { title })
    onChanged()
  }
  const now = () => new Date().toISOString()
  if (status === 'completed')
    return (
      <div className="stop-links mb-0">
        <Button label="Payments" onClick={onClose} />
        <a href={textLink(phone, thanks(booking, businessName))} className="btn btn-outline-primary">
          <Icon name="chat-left-text" /> Text thanks
        </a>
      </div>
    )
  return (
    <>
      {arrivedAt && <p>Arrived {formatMoment(arrivedAt)}.</p>}
      {nobodyHomeAt && (
        <>
          <p>Nobody home {formatMoment(nobodyHomeAt)}.</p>
          <div className="stop-links">
            <a href={textLink(phone, nobodyHome(booking, businessName))} className="btn btn-outline-primary">
              <Icon name="chat-left-text" /> Text {firstName}
            </a>
            <Button icon="calendar-week" label="Move this visit" onClick={onMove} />
          </div>
        </>
      )}
      <div className="stop-links mb-0">
        <PressButton
          label={arrivedAt ? 'Not Arrived' : 'Arrived'}
          onPress={() =>
            arrivedAt ? note({ arrivedAt: null }, 'Not Arrived') : note({ arrivedAt: now() }, 'Arrived')
          }
        />
        <PressButton
          label={nobodyHomeAt ? 'Somebody Home' : 'Nobody Home'}
          onPress={() =>
            nobodyHomeAt
              ? note({ nobodyHomeAt: null }, 'Somebody Home')
              : note({ nobodyHomeAt: now() }, 'Nobody Home')
          }
        />
        <Button icon="check-lg" look="main" label="Done & Paid" onClick={onClose} />
      </div>
    </>
  )
}
