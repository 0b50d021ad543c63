/** The mails after a visit: they say what is true of its payments when they are sent. */
import { occasionOf, visitMail } from '#functions/notifier/compose-visit.ts'
import type { Composed, Sending } from '#functions/notifier/composed.ts'
import { doneText, unpaidText } from '#functions/notifier/mails/after-mails.ts'
import { mayAskForReview } from '#functions/notifier/marketing.ts'
import { inDaytime } from '#functions/outbox/timing.ts'
import { getQuote } from '#functions/quotes/quote-store.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import type { UnpaidKind } from '#schemas/contract/notifications.ts'
import { isOwed } from '#schemas/facts/payments.ts'

/** Thanks for a visit that was done. */
export const doneMail = (sending: Sending): Promise<Composed> =>
  visitMail(sending, async (booking, { row, settings, now }) => {
    const refusal = refuseAfter(booking, settings.done_mails, sending)
    if (refusal) return refusal
    const { quoteId, email = '' } = booking
    const quote = await getQuote(quoteId)
    const asksReview = settings.write_review_url !== '' && (await mayAskForReview(email, row.id, now))
    return doneText(booking, { quote, asksReview }, occasionOf({ settings, now }))
  })

/** Reminds of a visit that is still owed. */
export const unpaidMail = (kind: UnpaidKind, sending: Sending): Promise<Composed> =>
  visitMail(sending, (booking, { settings, now }) => {
    const refusal = refuseAfter(booking, settings.unpaid_mails, sending)
    if (refusal) return refusal
    if (!isOwed(booking)) return { skip: 'It is paid' }
    const isNoted = booking.payments.some(({ method, takenBack }) => method === 'unpaid' && !takenBack)
    if (!isNoted) return { skip: 'It is not noted as not paid yet' }
    return unpaidText(booking, kind, occasionOf({ settings, now }))
  })

/** Why nothing is said of a visit, or not at this time of day, unless the owner asks for it. */
function refuseAfter({ status }: Booking, isOn: string, { row, now }: Sending) {
  if (isOn !== 'yes') return { skip: 'Such mails are switched off' }
  if (status !== 'completed') return { skip: `The visit is ${status}` }
  const earliest = inDaytime(now.getTime())
  return earliest > now && row.queuedAt === undefined ? { later: earliest.toISOString() } : undefined
}
