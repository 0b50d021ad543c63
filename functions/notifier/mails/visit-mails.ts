/** Texts of the customer's mails about a visit: receipt, news and reminder. Each says all that is true of the visit when it is sent. */

import { changeUntil, isAhead, movesLeft } from '#functions/bookings/visit-rules.ts'
import { visitAddress } from '#functions/links/signed-link.ts'
import type { CustomerText } from '#functions/notifier/mails/customer-mail.ts'
import { dayText, momentText, visitText } from '#functions/notifier/mails/lead.ts'
import { dollars, type Row } from '#functions/notifier/mails/mail.ts'
import { pacificNow } from '#functions/pacific-time.ts'
import { preparationLabels, serviceLabels, windowLabel } from '#functions/words.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import type { VisitChange } from '#schemas/contract/notifications.ts'
import type { Told } from '#schemas/contract/told.ts'
import type { SettingKey } from '#schemas/defaults/settings.ts'
import type { MoveReason } from '#schemas/facts/day-moves.ts'
import { isAskedForDay } from '#schemas/facts/visit-change.ts'
import { placeOfVisit } from '#schemas/facts/visit-place.ts'

const CONFIRM_SOON = 'We will confirm your visit soon.'

const oursOf = ({ status }: Booking) => (status === 'confirmed' ? 'It is confirmed.' : CONFIRM_SOON)

/** What a mail about a visit depends on besides the visit. */
export type Occasion = { settings: Record<SettingKey, string>; siteOrigin: string; now: Date }

type Facts = Pick<Booking, 'serviceType' | 'totalPrice'> & {
  serviceDate: string
  serviceTime: string
  town?: string | undefined
}

function factsOf({ town, serviceType, totalPrice, ...visit }: Facts): Row[] {
  return [
    { label: 'Visit', value: visitText(visit) },
    ...(town ? [{ label: 'Town', value: town }] : []),
    { label: 'Service', value: serviceLabels[serviceType] },
    ...(totalPrice === undefined ? [] : [{ label: 'Price', value: dollars(totalPrice) }]),
  ]
}

const factsOfBooking = (booking: Booking) => factsOf({ ...booking, town: placeOfVisit(booking)?.name })

/** Of a visit whose day is called off. */
const askedRows = (booking: Booking): Row[] =>
  factsOfBooking(booking).map((row) => (row.label === 'Visit' ? { ...row, label: 'Called off' } : row))

/** The mail about a visit that is to happen. Offers what its reader can still do. */
function ahead(
  booking: Booking,
  { settings, siteOrigin, now }: Occasion,
  { heading, intro }: Pick<CustomerText, 'heading' | 'intro'>,
): CustomerText {
  const value = preparationLabels[booking.serviceType]
  const canChange = isAhead(booking, now) && now < changeUntil(booking, settings)
  const canMove = canChange && movesLeft(booking, settings, now) > 0
  return {
    heading,
    intro: canChange ? intro : `${intro} To change it now, please call or text us.`,
    rows: [...factsOfBooking(booking), ...(value ? [{ label: 'Before we arrive', value }] : [])],
    actions: [
      {
        label: canMove
          ? 'See or change your visit'
          : canChange
            ? 'See or cancel your visit'
            : 'See your visit',
        href: visitAddress(siteOrigin, booking),
      },
    ],
  }
}

export function bookingReceipt(booking: Booking, occasion: Occasion): CustomerText {
  return booking.status === 'confirmed'
    ? ahead(booking, occasion, {
        heading: 'Your visit is booked',
        intro: 'Thank you for booking with us. Your visit is confirmed.',
      })
    : ahead(booking, occasion, {
        heading: 'We received your booking request',
        intro: `Thank you for booking with us. ${CONFIRM_SOON}`,
      })
}

/** @param told what the reader believes until now, if that is known */
export function changeText(
  booking: Booking,
  { what, by }: VisitChange,
  told: Told | undefined,
  occasion: Occasion,
): CustomerText {
  const ours = oursOf(booking)
  const { calledOff, calendarSequence } = booking
  switch (what) {
    case 'confirmed':
      return ahead(booking, occasion, {
        heading: 'Your visit is confirmed',
        intro: 'We look forward to seeing you.',
      })
    case 'readdressed':
      return bookingReceipt(booking, occasion)
    case 'unconfirmed':
      return ahead(booking, occasion, {
        heading: 'Your visit is not confirmed yet',
        intro: 'We have to check this visit again. We will confirm it or call you.',
      })
    case 'moved': {
      if (calledOff?.action === 'move' && calledOff.sequence === calendarSequence)
        return calledOffText(booking, calledOff, occasion)
      const from = told ? ` from ${visitText(told)}` : ''
      return ahead(booking, occasion, {
        heading: 'Your visit has a new time',
        intro:
          by === 'customer'
            ? `You moved your visit${from}. ${ours}`
            : `We moved your visit${from}. ${ours} If the new time does not suit you, please tell us.`,
      })
    }
    case 'reopened':
      return ahead(booking, occasion, { heading: 'Your visit is on again', intro: ours })
    case 'price': {
      const was = told?.totalPrice === undefined ? '' : ` was ${dollars(told.totalPrice)} and`
      const price = booking.totalPrice === undefined ? 'open: we will tell you' : dollars(booking.totalPrice)
      const text = ahead(booking, occasion, {
        heading: 'Your visit has a new price',
        intro: `The price${was} is now ${price}. Please call us with any question.`,
      })
      return isAskedForDay(booking) ? { ...text, rows: askedRows(booking) } : text
    }
    case 'asked':
      return calledOff
        ? calledOffText(booking, calledOff, occasion)
        : ahead(booking, occasion, { heading: 'Please choose another day', intro: ours })
    case 'cancelled':
      return cancelledText({ ...booking, town: placeOfVisit(booking)?.name }, by, occasion.siteOrigin)
  }
}

export function cancelledText(visit: Facts, by: VisitChange['by'], siteOrigin: string): CustomerText {
  return {
    heading: 'Your visit is cancelled',
    intro:
      by === 'customer'
        ? 'You cancelled this visit. You are welcome to book another one.'
        : 'We had to cancel this visit. Please call us with any question, or book another one.',
    rows: factsOf(visit),
    actions: [{ label: 'Book again', href: `${siteOrigin}/booking` }],
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
  occasion: Occasion,
): CustomerText {
  const until = momentText(changeUntil(booking, occasion.settings))
  return action === 'move'
    ? ahead(booking, occasion, {
        heading: 'We had to move your visit',
        intro: `${REASONS[reason]} cannot clean on ${dayText(date)}. Your new time is below. ${oursOf(booking)} If it does not suit you, choose another one or cancel, free of charge, until ${until}, or call us.`,
      })
    : {
        ...ahead(booking, occasion, {
          heading: 'Please choose another day',
          intro: `${REASONS[reason]} cannot clean on ${dayText(date)}. Please choose another day or cancel, free of charge, until ${until}, or call us.`,
        }),
        rows: askedRows(booking),
      }
}

/** A place is free on an earlier day. @param times arrival windows */
export function earlierText(
  booking: Booking,
  { date, times }: { date: string; times: readonly string[] },
  occasion: Occasion,
): CustomerText {
  return ahead(booking, occasion, {
    heading: 'An earlier day has opened',
    intro: `We have a free place on ${dayText(date)}: ${times.map(windowLabel).join(', ')}. If you would like it, move your visit there. The first customer to choose it gets it. Otherwise your visit stays as it is.`,
  })
}

/** @param told what the reader believes until now, if that is known */
export function reminderText(booking: Booking, told: Told | undefined, occasion: Occasion): CustomerText {
  const { serviceDate, serviceTime, status } = booking
  // A mail that had to wait may arrive on the day itself.
  const when = serviceDate === pacificNow(occasion.now).date ? 'today' : 'tomorrow'
  const isNew = told && (told.serviceDate !== serviceDate || told.serviceTime !== serviceTime)
  const news = isNew ? ` This time is new: it was ${visitText(told)}.` : ''
  return status === 'confirmed'
    ? ahead(booking, occasion, {
        heading: `Your visit is ${when}`,
        intro: `This is a reminder. We arrive within the time below.${news}`,
      })
    : ahead(booking, occasion, {
        heading: `Your visit ${when} is not confirmed yet`,
        intro: `You asked for this visit, and we have not confirmed it yet. Please wait for our confirmation, or call us.${news}`,
      })
}
