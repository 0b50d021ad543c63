/** The customer's receipt of a new quote, message or booking, and the later mails about a quote. */
import { format, money } from '#frontend/lib/format.ts'
import { linkAddress, optOutAddress } from '#functions/links/signed-link.ts'
import { amountsOf, type Lead, lengthRows } from '#functions/notifier/mails/lead.ts'
import {
  type CustomerText,
  customerMail,
  type Mail,
  type Occasion,
  type Row,
} from '#functions/notifier/mails/mail.ts'
import { bookingReceipt } from '#functions/notifier/mails/visit-mails.ts'
import { toldLast } from '#functions/quotes/quote.ts'
import { dayText, type Words, wordsOf } from '#functions/words.ts'
import type { FollowUpKind } from '#schemas/contract/notifications.ts'
import type { Quote, QuoteMail } from '#schemas/contract/quotes.ts'
import { minimumVisit } from '#schemas/defaults/pricing.ts'
import { hoursOfVisit } from '#schemas/facts/jobs.ts'
import type { LanguageCode } from '#schemas/facts/languages.ts'
import { DAY_HOURS } from '#schemas/facts/pacific-time.ts'
import { reachOfAddress } from '#schemas/facts/visit-place.ts'

export function receiptText(lead: Lead, occasion: Occasion): CustomerText {
  if (lead.type === 'booking') return bookingReceipt(lead.record, occasion)
  if (lead.type === 'quote') return quoteText(lead.record, 'received', occasion.siteOrigin)
  const { language, source, estimate, address = '' } = lead.record
  const { commercial, estimated, notYet, other } = wordsOf(language).leads.message
  if (estimate) return { language, ...estimated, rows: [estimateRow(estimate.totalPrice, language)] }
  if (source === 'not-yet')
    return { language, ...notYet, intro: format(notYet.intro, { zip: address }), rows: [] }
  return { language, ...(source === 'commercial' ? commercial : other), rows: [] }
}

/** The price that the page showed with the request (P10.5). */
function estimateRow(totalPrice: number, language: LanguageCode | undefined): Row {
  const { label, minimum } = wordsOf(language).leads.estimate
  const least = minimumVisit(totalPrice)
  const price = money(totalPrice)
  return {
    label,
    value: least === undefined ? price : format(minimum, { minimum: money(least), price }),
  }
}

/** @param which of the mails about a quote */
export function quoteText(
  quote: Quote,
  which: keyof Words['leads']['quote'],
  siteOrigin: string,
): CustomerText {
  const { language } = quote
  const words = wordsOf(language)
  const { leads } = words
  const { heading, intro } = leads.quote[which]
  const day = dayText(quote.validUntil, 'day', words)
  return {
    language,
    heading: format(heading, { price: money(quote.totalPrice), day }),
    intro: format(intro, { told: money(toldLast(quote)) }),
    rows: [...lengthRows(quote), { label: leads.held.label, value: format(leads.held.value, { day }) }],
    amounts: amountsOf(quote, leads.total, language),
    actions: [{ label: leads.see, href: linkAddress('ownQuote', siteOrigin, quote) }],
  }
}

/** Reminds of a quote: a marketing mail. Where its reader knows another price, it says so first. */
export function followUpMail(quote: Quote, kind: FollowUpKind, { settings, siteOrigin }: Occasion): Mail {
  const { language } = quote
  const { email } = quote.customerInfo
  const optOut = { label: wordsOf(language).frame.stop, href: optOutAddress(siteOrigin, email, language) }
  const news = newsOf(quote)
  // The second one says that a day can be booked online.
  const which = news !== 'again' ? news : kind === 'quote-2' && !isForOnline(quote) ? 'quote-1' : kind
  return customerMail(quoteText(quote, which, siteOrigin), email, settings, optOut)
}

const isForOnline = ({ minutes, customerInfo: { address = '' } }: Quote) =>
  (hoursOfVisit('residential', minutes) ?? 0) <= DAY_HOURS && reachOfAddress(address) !== 'far'

/** How its price compares with the one that its reader was told last. */
function newsOf(quote: Quote) {
  const difference = quote.totalPrice - toldLast(quote)
  return difference < 0 ? 'lower' : difference > 0 ? 'corrected' : 'again'
}

/** Of a quote that the owner has sent again. */
export function sentAgainMail(quote: Quote, { settings, siteOrigin }: Occasion): Mail {
  return customerMail(quoteText(quote, newsOf(quote), siteOrigin), quote.customerInfo.email, settings)
}

/** The mail that sending a quote again would send. */
export function quotePreview(quote: Quote, occasion: Occasion): QuoteMail {
  const { to, subject, text } = sentAgainMail(quote, occasion)
  return { to, subject, text, updatedAt: quote.updatedAt }
}
