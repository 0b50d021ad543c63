/** Texts of the customer's mails after a visit: what is paid, and what is left to pay. */
import { format, money } from '#frontend/lib/format.ts'
import { linesOf } from '#functions/bookings/visit-rules.ts'
import { linkAddress } from '#functions/links/signed-link.ts'
import { amountsOf } from '#functions/notifier/mails/lead.ts'
import type { Action, CustomerText, Occasion, Row } from '#functions/notifier/mails/mail.ts'
import { factsOf } from '#functions/notifier/mails/visit-mails.ts'
import { momentText, wordsOf } from '#functions/words.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import type { UnpaidKind } from '#schemas/contract/notifications.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import { billOf } from '#schemas/facts/payments.ts'
import { townNameOf } from '#schemas/facts/visit-place.ts'

/** What a visit comes to, in cents and in words. */
function billIn(booking: Booking, { settings, now }: Occasion) {
  const words = wordsOf(booking.language)
  const { after, bill } = words
  const { received, left = 0, paid, tip, pay } = billOf(booking, settings.pay_url)
  const names = {
    left: inDollars(left),
    paid: inDollars(paid),
    methods: [...new Set(received.map(({ method }) => bill.methods[method]))].join(', '),
    how: pay ? after.how.link : after.how.other,
    moment: momentText(now, words),
  }
  return { sums: { left, paid, tip }, names, pay }
}
type Bill = ReturnType<typeof billIn>

const inDollars = (cents: number) => money(cents / 100)

/** @param quote that was booked, if there is one */
export function doneText(
  booking: Booking,
  { quote, asksReview }: { quote: Quote | undefined; asksReview: boolean },
  occasion: Occasion,
): CustomerText {
  const { language } = booking
  const { after } = wordsOf(language)
  const { heading, intro } = after.done
  const bill = billIn(booking, occasion)
  const { left, paid } = bill.sums
  const which = left > 0 ? (paid > 0 ? 'part' : 'unpaid') : paid > 0 ? 'paid' : 'open'
  return {
    language,
    heading,
    intro: format<string>(intro[which], bill.names),
    rows: factsOfDone(booking),
    amounts: amountsOfBill(booking, quote, bill),
    actions: [
      ...waysOn(booking, bill, occasion),
      ...(asksReview ? [{ label: after.review, href: occasion.settings.write_review_url }] : []),
    ],
  }
}

export function unpaidText(booking: Booking, kind: UnpaidKind, occasion: Occasion): CustomerText {
  const { language } = booking
  const { heading, intro } = wordsOf(language).after[kind]
  const bill = billIn(booking, occasion)
  return {
    language,
    heading: format(heading, bill.names),
    intro: format(intro, bill.names),
    rows: factsOfDone(booking),
    amounts: amountsOfBill(booking, undefined, bill),
    actions: waysOn(booking, bill, occasion),
  }
}

/** The price is below, with what was paid of it. */
const factsOfDone = (booking: Booking) =>
  factsOf({ ...booking, totalPrice: undefined, town: townNameOf(booking) })

function amountsOfBill(booking: Booking, quote: Quote | undefined, { sums, names }: Bill): Row[] {
  const { totalPrice, language } = booking
  const { after, bill: words } = wordsOf(language)
  const { left, paid, tip } = sums
  const lines = linesOf(booking, quote) ?? []
  return [
    ...(totalPrice === undefined ? [] : amountsOf({ lines, totalPrice }, words.total, language)),
    ...(tip > 0 ? [{ label: words.tip, value: inDollars(tip) }] : []),
    ...(paid > 0 ? [{ label: format(after.paid, names), value: inDollars(paid) }] : []),
    ...(left > 0 ? [{ label: words.left, value: inDollars(left) }] : []),
  ]
}

function waysOn(booking: Booking, { names, pay }: Bill, { siteOrigin }: Occasion): Action[] {
  const { after, bill: words } = wordsOf(booking.language)
  return [
    ...(pay ? [{ label: format(words.pay, { ...names, host: pay.host }), href: pay.href }] : []),
    { label: after.receipt, href: linkAddress('visit', siteOrigin, booking) },
  ]
}
