/** Texts of the customer's mails about a visit: receipt, news and reminder. Each says all that is true of the visit when it is sent. */
import { format, money } from '#frontend/lib/format.ts'
import { canChange, changeUntil, movesLeft } from '#functions/bookings/visit-rules.ts'
import { linkAddress } from '#functions/links/signed-link.ts'
import { lengthRows, visitText } from '#functions/notifier/mails/lead.ts'
import type { CustomerText, Occasion, Row } from '#functions/notifier/mails/mail.ts'
import { dayText, momentText, pathIn, type Words, windowLabel, wordsOf } from '#functions/words.ts'
import type { Booking, Told } from '#schemas/contract/booking-record.ts'
import type { VisitChange } from '#schemas/contract/notifications.ts'
import { isSameWindow, pacificNow, type VisitWindow } from '#schemas/facts/pacific-time.ts'
import { isAskedForDay } from '#schemas/facts/visit-change.ts'
import { townNameOf } from '#schemas/facts/visit-place.ts'

type Visits = Words['visits']

type Facts = VisitWindow &
  Pick<Booking, 'serviceType' | 'totalPrice' | 'language'> & { town?: string | undefined }

/** @param isCalledOff as it is said of a visit whose day is called off */
export function factsOf(
  { town, serviceType, totalPrice, language, ...visit }: Facts,
  isCalledOff = false,
): Row[] {
  const words = wordsOf(language)
  const { visits, services } = words
  const { rows } = visits
  return [
    { label: isCalledOff ? rows.calledOff : rows.visit, value: visitText(visit, words) },
    ...(town ? [{ label: rows.town, value: town }] : []),
    { label: rows.service, value: services[serviceType] },
    ...(totalPrice === undefined ? [] : [{ label: rows.price, value: money(totalPrice) }]),
  ]
}

/** What the texts about a visit name. */
function namesOf(booking: Booking, told: Told | undefined, { settings }: Occasion) {
  const { status, totalPrice = 0, calledOff, language } = booking
  const words = wordsOf(language)
  const { visits } = words
  return {
    state: status === 'confirmed' ? visits.state.confirmed : visits.state.other,
    before: told ? visitText(told, words) : '',
    was: money(told?.totalPrice ?? 0),
    price: money(totalPrice),
    reason: calledOff
      ? format(visits.reasons[calledOff.reason], { day: dayText(calledOff.date, 'fullDay', words) })
      : '',
    until: momentText(changeUntil(booking, settings), words),
  }
}

/** Adds that the time is new, where its reader knows another one. */
function withNewTime(intro: string, visit: VisitWindow & Pick<Facts, 'language'>, told: Told | undefined) {
  if (!told || isSameWindow(told, visit)) return intro
  const words = wordsOf(visit.language)
  return format(words.visits.newTime, { intro, before: visitText(told, words) })
}

type Further = {
  /** What the reader believes until now, if that is known. */
  told?: Told | undefined
  day?: string
  times?: string
}

/** `offer` follows while the visit can be changed by its link. */
type Ahead = { heading: string; intro: string; offer?: string }

/** The mail about a visit that is to happen. Offers what its reader can still do. */
function ahead(
  booking: Booking,
  which: keyof Visits['ahead'],
  occasion: Occasion,
  { told, day = '', times = '' }: Further = {},
): CustomerText {
  const { language } = booking
  const { visits, preparation } = wordsOf(language)
  const { heading, intro, offer = '' }: Ahead = visits.ahead[which]
  const { settings, siteOrigin, now } = occasion
  const prepare = preparation[booking.serviceType]
  const isOpen = canChange(booking, settings, now)
  const can = !isOpen ? 'see' : movesLeft(booking, settings) > 0 ? 'move' : 'cancel'
  // Too late where the mail had to wait, and where a day is called off while its customer waits for us.
  const text = isOpen ? `${intro} ${offer}`.trim() : intro
  const said = format<string>(text, { ...namesOf(booking, told, occasion), day, times })
  const news = which.includes('move') ? said : withNewTime(said, booking, told)
  const isOff = which === 'called-off-ask' || (which.startsWith('price') && isAskedForDay(booking))
  const facts = factsOf({ ...booking, town: townNameOf(booking) }, isOff)
  return {
    language,
    heading,
    intro: isOpen ? news : format(visits.tooLate, { intro: news }),
    rows: [
      ...facts,
      ...(isOff ? [] : lengthRows(booking)),
      ...(prepare && !isOff ? [{ label: visits.rows.prepare, value: prepare }] : []),
    ],
    actions: [{ label: visits.open[can], href: linkAddress('visit', siteOrigin, booking) }],
  }
}

export const bookingReceipt = (booking: Booking, occasion: Occasion) =>
  ahead(booking, booking.status === 'confirmed' ? 'booked' : 'requested', occasion)

/** @param told what the reader believes until now, if that is known */
export function changeText(
  booking: Booking,
  { what, by }: VisitChange,
  told: Told | undefined,
  occasion: Occasion,
): CustomerText {
  const { calledOff, calendarSequence, totalPrice } = booking
  const text = (which: keyof Visits['ahead']) => ahead(booking, which, occasion, { told })
  switch (what) {
    case 'readdressed':
      return bookingReceipt(booking, occasion)
    case 'moved':
      if (calledOff?.action === 'move' && calledOff.sequence === calendarSequence)
        return text('called-off-move')
      return text(`moved-${by}${told && !isSameWindow(told, booking) ? '-from' : ''}`)
    case 'price':
      return text(
        `price${totalPrice === undefined ? '-open' : ''}${told?.totalPrice === undefined ? '' : '-from'}`,
      )
    case 'asked':
      return text('called-off-ask')
    case 'cancelled':
      // The reader of a new mailbox may not be the one who cancelled.
      return cancelledText(
        { ...booking, town: townNameOf(booking) },
        { by: told ? by : 'owner', told },
        occasion.siteOrigin,
      )
    default:
      return text(what)
  }
}

/** @param told what the reader believes until now, if that is known */
export function cancelledText(
  visit: Facts,
  { by, told }: Pick<VisitChange, 'by'> & Pick<Further, 'told'>,
  siteOrigin: string,
): CustomerText {
  const { language } = visit
  const { cancelled } = wordsOf(language).visits
  const { heading, intro } = cancelled[by]
  return {
    language,
    heading,
    intro: withNewTime(intro, visit, told),
    rows: factsOf(visit),
    actions: [{ label: cancelled.again, href: siteOrigin + pathIn('/booking', language) }],
  }
}

/** A place is free on an earlier day. @param times arrival windows */
export const earlierText = (
  booking: Booking,
  { date, times }: { date: string; times: readonly string[] },
  occasion: Occasion,
) =>
  ahead(booking, 'earlier', occasion, {
    day: dayText(date, 'fullDay', wordsOf(booking.language)),
    times: times.map((time) => windowLabel(time, wordsOf(booking.language))).join(', '),
  })

/** @param told what the reader believes until now, if that is known */
export function reminderText(booking: Booking, told: Told | undefined, occasion: Occasion): CustomerText {
  const { serviceDate, status } = booking
  // A mail that had to wait may arrive on the day itself.
  const when = serviceDate === pacificNow(occasion.now).date ? 'today' : 'tomorrow'
  return ahead(booking, `${when}${status === 'confirmed' ? '' : '-unconfirmed'}`, occasion, { told })
}

/** The links of visits. @param visits at least one, in their order */
export function visitLinksText(bookings: readonly Booking[], siteOrigin: string): CustomerText {
  const language = bookings[0]?.language
  const words = wordsOf(language)
  const { visits } = words
  const { heading, intro, label } = bookings.length === 1 ? visits.link : visits.links
  return {
    language,
    heading,
    intro,
    rows: bookings.map((booking) => ({
      label: isAskedForDay(booking) ? visits.rows.calledOff : visits.rows.visit,
      value: visitText(booking, words),
    })),
    actions: bookings.map((booking) => ({
      label: format<string>(label, { day: dayText(booking.serviceDate, 'fullDay', words) }),
      href: linkAddress('visit', siteOrigin, booking),
    })),
  }
}
