import useSWR from 'swr'
import { EditBookingDialog } from '#frontend/admin/bookings/booking-dialogs.tsx'
import { CloseVisit } from '#frontend/admin/bookings/close-visit.tsx'
import { MoveDay } from '#frontend/admin/bookings/move-day/move-day.tsx'
import { NewBookingDialog } from '#frontend/admin/bookings/new-booking-dialog.tsx'
import { whenOf } from '#frontend/admin/bookings/text-messages.ts'
import { leftWords } from '#frontend/admin/lib/paid-words.ts'
import { TextLink } from '#frontend/admin/parts/card-actions.tsx'
import type { RecordDialogsProps } from '#frontend/admin/parts/record-dialogs.tsx'
import { ReplyDialog } from '#frontend/admin/parts/send-email.tsx'
import { ShareLink } from '#frontend/admin/parts/share-link.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { money } from '#frontend/lib/format.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { isCalendarDate } from '#schemas/facts/pacific-time.ts'
import { isOwed } from '#schemas/facts/payments.ts'
import { nameOf } from '#schemas/facts/typed-text.ts'
import { isAhead, isAskedForDay } from '#schemas/facts/visit-change.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** What becomes of money when a visit is deleted (P38.7). */
const moneyOf = (booking: BookingRow) =>
  [
    isOwed(booking) && ` ${leftWords(booking) ?? 'Its price'} is still owed, and is listed no longer.`,
    booking.payments.length > 0 && ' Its payments stay in Money, without name and note.',
  ]
    .filter(Boolean)
    .join('')

/** The dialogs of bookings. The id of `add` names the visit, quote or contact to start from (`NewBookingDialog`). */
export const BOOKING_DIALOGS: RecordDialogsProps<BookingRow> = {
  free: {
    add: (about) => <NewBookingDialog about={about} />,
    'move-day': (date) => date && isCalendarDate(date) && <MoveDay date={date} />,
    subscribe: () => <ShareCalendar />,
  },
  about: {
    close: (booking) => <CloseVisit booking={booking} />,
    edit: (booking) => <EditBookingDialog booking={booking} />,
    // The link may be older than the correction.
    email: (booking) => booking.email && <ReplyAboutVisit booking={booking} email={booking.email} />,
    link: (booking) => <ShareVisit booking={booking} />,
  },
  deletion: (booking) => ({
    noun: 'Booking',
    warning: `This permanently removes all booking information of ${nameOf(booking)}.${moneyOf(booking)} This action cannot be undone.`,
    route: 'deleteBooking',
    description: `The booking of ${nameOf(booking)} has been permanently deleted.`,
  }),
}

/** The customer's link of a visit, to copy or to text from the owner's own phone. */
function ShareVisit({ booking }: { booking: Booking }) {
  const { id, phone } = booking
  return (
    <ShareLink
      title={`Link for ${nameOf(booking)}`}
      about={
        booking.status === 'completed'
          ? 'Whoever has it sees the receipt: name, day, town, price and payments.'
          : `Whoever has it sees day, town and price of the visit${isAhead(booking, new Date()) ? ', and can move or cancel it' : ''}.`
      }
      name={id}
      load={(isRevoked) => callApi(adminRoutes.createVisitLink, { params: { id }, body: { isRevoked } })}
      addressOf={({ visit }) => visit}
      actions={({ text }) => <TextLink phone={phone} text={text} label="Text the Link" />}
      renew={{
        label: 'Disable Old Links',
        warning:
          'Every link to this visit that was sent, also in emails, stops working. You get a new one here.',
        done: 'Only this new link works.',
        failed: 'Failed to replace the links.',
      }}
    />
  )
}

/** The address at which the owner's own calendar reads all visits. */
function ShareCalendar() {
  return (
    <ShareLink
      title="Subscribe in Your Own Calendar"
      about="Add this address as a subscription in your calendar app. It then shows the visits from a month ago to four months ahead, and reads them again from time to time. Keep it to yourself."
      name="calendar"
      load={(isRenewed) => callApi(adminRoutes.shareCalendar, { body: { isRenewed } })}
      addressOf={({ feed }) => feed}
      renew={{
        label: 'New Address',
        warning: 'Calendars that have subscribed to the old address stop getting visits.',
        done: 'Only this new address works. Subscribe to it.',
        failed: 'Failed to replace the address.',
      }}
    />
  )
}

/** A reply that may name the day, window, price and link of a visit that is to take place. */
function ReplyAboutVisit({ booking, email }: { booking: Booking; email: string }) {
  const { id, totalPrice } = booking
  // A link that was read before may have ended by now.
  const { data, isValidating } = useSWR(
    `visit link ${id}`,
    () => callApi(adminRoutes.createVisitLink, { params: { id }, body: {} }),
    { shouldRetryOnError: false },
  )
  const visit = isAhead(booking, new Date()) &&
    !isAskedForDay(booking) && {
      ...whenOf(booking),
      ...(totalPrice !== undefined && { price: money(totalPrice) }),
      ...(data && { link: data.visit }),
    }
  return (
    <ReplyDialog
      recipient={{ id, name: nameOf(booking), email, ...(visit && { visit }), language: booking.language }}
      isLoading={isValidating}
    />
  )
}
