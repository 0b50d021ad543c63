/** Texts of the customer's mails about a visit: receipt, confirmation, move, cancellation and reminder. */
import { changeUntil } from '#functions/bookings/visit.ts'
import { visitAddress } from '#functions/links/signed-link.ts'
import type { CustomerText } from '#functions/notifier/mails/customer-mail.ts'
import { dayText, momentText, visitText } from '#functions/notifier/mails/lead.ts'
import { dollars, type Row } from '#functions/notifier/mails/mail.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import type { VisitChange } from '#schemas/contract/notifications.ts'
import type { SettingKey } from '#schemas/defaults/settings.ts'
import { windowLabel } from '#schemas/facts/arrival-windows.ts'
import type { MoveReason } from '#schemas/facts/day-moves.ts'
import { PREPARATION } from '#schemas/facts/preparation.ts'
import { labelOfType } from '#schemas/facts/service-types.ts'
import { placeOfVisit } from '#schemas/facts/visit-place.ts'

const CONFIRM_SOON = 'We will confirm your visit soon.'

function factsOf(booking: Booking): Row[] {
  const town = placeOfVisit(booking)?.name
  return [
    { label: 'Visit', value: visitText(booking) },
    ...(town ? [{ label: 'Town', value: town }] : []),
    { label: 'Service', value: labelOfType(booking.serviceType) },
    ...(booking.totalPrice === undefined ? [] : [{ label: 'Price', value: dollars(booking.totalPrice) }]),
  ]
}

/** The mail about a visit that is to happen. */
function ahead(
  booking: Booking,
  siteOrigin: string,
  text: Pick<CustomerText, 'heading' | 'intro'>,
): CustomerText {
  const value = PREPARATION[booking.serviceType]
  return {
    ...text,
    rows: [...factsOf(booking), ...(value ? [{ label: 'Before we arrive', value }] : [])],
    actions: [{ label: 'See or change your visit', href: visitAddress(siteOrigin, booking) }],
  }
}

export function bookingReceipt(booking: Booking, siteOrigin: string): CustomerText {
  return booking.status === 'confirmed'
    ? ahead(booking, siteOrigin, {
        heading: 'Your visit is booked',
        intro: 'Thank you for booking with us. Your visit is confirmed.',
      })
    : ahead(booking, siteOrigin, {
        heading: 'We received your booking request',
        intro: `Thank you for booking with us. ${CONFIRM_SOON}`,
      })
}

export function changeText(booking: Booking, { what, by }: VisitChange, siteOrigin: string): CustomerText {
  const isConfirmed = booking.status === 'confirmed'
  const ours = isConfirmed ? 'It is confirmed.' : CONFIRM_SOON
  switch (what) {
    case 'confirmed':
      return ahead(booking, siteOrigin, {
        heading: 'Your visit is confirmed',
        intro: 'We look forward to seeing you.',
      })
    case 'moved':
      return ahead(booking, siteOrigin, {
        heading: 'Your visit has a new time',
        intro:
          by === 'customer'
            ? `You moved your visit. ${ours}`
            : `We moved your visit. ${ours} If the new time does not suit you, please change it or call us.`,
      })
    case 'reopened':
      return ahead(booking, siteOrigin, { heading: 'Your visit is on again', intro: ours })
    case 'cancelled':
      return {
        heading: 'Your visit is cancelled',
        intro:
          by === 'customer'
            ? 'You cancelled this visit. You are welcome to book another one.'
            : 'We had to cancel this visit. Please call us with any question, or book another one.',
        rows: factsOf(booking),
        actions: [{ label: 'Book again', href: `${siteOrigin}/booking` }],
      }
  }
}

const REASONS: Record<MoveReason, string> = {
  wind: 'Because of strong wind we',
  dust: 'Because of dust in the air we',
  rain: 'Because of rain we',
  other: 'We',
}

/** The owner has moved a visit with its whole day, or asks for another day. */
export function calledOffText(
  booking: Booking,
  { date, reason, action }: NonNullable<Booking['calledOff']>,
  { settings, siteOrigin }: { settings: Record<SettingKey, string>; siteOrigin: string },
): CustomerText {
  const until = momentText(changeUntil(booking, settings))
  return action === 'move'
    ? ahead(booking, siteOrigin, {
        heading: 'We had to move your visit',
        intro: `${REASONS[reason]} cannot clean on ${dayText(date)}. Your new time is below. If it does not suit you, choose another one or cancel, free of charge, until ${until}, or call us.`,
      })
    : ahead(booking, siteOrigin, {
        heading: 'Please choose another day',
        intro: `${REASONS[reason]} cannot clean on ${dayText(date)}. Please choose another day or cancel, free of charge, until ${until}, or call us.`,
      })
}

/** A place is free on an earlier day. @param times arrival windows */
export function earlierText(
  booking: Booking,
  { date, times }: { date: string; times: readonly string[] },
  siteOrigin: string,
): CustomerText {
  return ahead(booking, siteOrigin, {
    heading: 'An earlier day has opened',
    intro: `We have a free place on ${dayText(date)}: ${times.map(windowLabel).join(', ')}. If you would like it, move your visit there. The first customer to choose it gets it. Otherwise your visit stays as it is.`,
  })
}

export function reminderText(booking: Booking, siteOrigin: string): CustomerText {
  return ahead(booking, siteOrigin, {
    heading: 'Your visit is tomorrow',
    intro: 'This is a reminder. We arrive within the time below.',
  })
}
