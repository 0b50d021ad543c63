import { agreedPrice, visitWords } from '#frontend/admin/bookings/booking-facts.tsx'
import { BookingMails, hasUrgentMail } from '#frontend/admin/bookings/booking-mails.tsx'
import { CloseButton } from '#frontend/admin/bookings/close-visit.tsx'
import { repeatOf } from '#frontend/admin/bookings/next-visit.ts'
import { updateFailed } from '#frontend/admin/bookings/use-booking-status.ts'
import { VisitMarks } from '#frontend/admin/bookings/visit-marks.tsx'
import { isMailed, newsOf } from '#frontend/admin/bookings/visit-news.ts'
import { formatVisit } from '#frontend/admin/lib/format.ts'
import { useChange } from '#frontend/admin/lib/use-call.ts'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { AddressNotes } from '#frontend/admin/parts/address-notes.tsx'
import { CardActions } from '#frontend/admin/parts/card-actions.tsx'
import { RecordFacts } from '#frontend/admin/parts/facts.tsx'
import { ContactLinks, RecordCard, RecordMeta } from '#frontend/admin/parts/record-card.tsx'
import { DialogButton, type Look, PressButton, useStatusButton } from '#frontend/admin/ui/button.tsx'
import { StatusBadge } from '#frontend/admin/ui/status-badge.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { nextStepOfVisit } from '#schemas/facts/next-step.ts'
import type { BookingStatus } from '#schemas/facts/statuses.ts'
import { nameOf } from '#schemas/facts/typed-text.ts'
import { isAskedForDay } from '#schemas/facts/visit-change.ts'
import { BOOKING_FIELDS } from '#schemas/fields/booking.ts'

type BookingCardProps = {
  booking: BookingRow
  onStatus: (status: BookingStatus, options?: { tellCustomer: false }) => Promise<unknown>
}

export function BookingCard({ booking, onStatus }: BookingCardProps) {
  const { open } = useDialogParam()
  const { id } = booking
  const statusButton = useStatusButton(booking.status, async (status: BookingStatus) => {
    // A mail cannot be taken back, so a tap alone sends none that calls a visit off.
    if (status === 'cancelled' && isMailed(booking, { ...booking, status })) return open('cancel', id)
    return onStatus(status)
  })
  const mails = <BookingMails booking={booking} />
  const isUrgent = hasUrgentMail(booking)
  return (
    <RecordCard
      record={booking}
      name={nameOf(booking)}
      marks={
        <>
          <StatusBadge status={booking.status} />
          <VisitMarks booking={booking} />
          <strong className="record-price">{agreedPrice(booking)}</strong>
        </>
      }
    >
      <p className="fw-semibold mb-1">
        <Icon name="calendar-check" /> {formatVisit(booking)}
      </p>
      <AddressNotes address={booking.address} notes={booking.addressNotes} />
      <RecordFacts fields={BOOKING_FIELDS} record={booking} spot="card" words={visitWords(booking)} />
      {isUrgent && mails}
      <CardActions
        due={nextStepOfVisit(booking, new Date())}
        quick={['confirm', 'complete', 'cancel']}
        customer={booking}
        actions={{
          // Re-opening asks first when its window is full by now.
          keep: (look) =>
            booking.isSpam && (
              <PressButton
                look={look}
                label="Not spam"
                onPress={() => onStatus('pending', { tellCustomer: false })}
              />
            ),
          'keep-day': (look) => <KeepDay booking={booking} look={look} />,
          confirm: (look) => statusButton('Confirm', 'confirmed', look),
          complete: () => statusButton('Complete', 'completed'),
          cancel: () => statusButton('Cancel', 'cancelled', 'danger'),
          close: () => !booking.isSpam && booking.status !== 'cancelled' && <CloseButton booking={booking} />,
          edit: (look) => <DialogButton opens="edit" id={id} icon="pencil-square" look={look} label="Edit" />,
          email: () =>
            booking.email && <DialogButton opens="email" id={id} icon="envelope" label="Send Email" />,
          link: () => !booking.isSpam && <DialogButton opens="link" id={id} label="Customer's Link" />,
          repeat: (look) =>
            !booking.isSpam && (
              <DialogButton opens="add" id={repeatOf(booking)} look={look} label="Next Visit" />
            ),
          delete: () => <DialogButton opens="delete" id={id} icon="trash" look="danger" label="Delete" />,
        }}
      >
        <ContactLinks email={booking.email} phone={booking.phone} />
        <RecordFacts fields={BOOKING_FIELDS} record={booking} spot="more" />
        {!isUrgent && mails}
        <RecordMeta record={booking} createdLabel="Booked" />
      </CardActions>
    </RecordCard>
  )
}

/** Takes back that the customer chooses another day. */
function KeepDay({ booking, look }: { booking: BookingRow; look: Look }) {
  const change = useChange()
  if (!isAskedForDay(booking)) return null
  const { id, updatedAt } = booking
  const keep = () =>
    change('updateBooking', {
      params: { id },
      body: { calledOff: null, updatedAt },
      done: (saved) => ({
        title: 'Booking Updated',
        description: `The visit stays.${newsOf(booking, saved, true)}`,
      }),
      failed: updateFailed,
    })
  return <PressButton look={look} label="Keep This Day" onPress={keep} />
}
