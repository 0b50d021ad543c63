/** Texts of the customer's mails about a quote. */
import { quoteAddress } from '#functions/links/signed-link.ts'
import { type CustomerText, customerMail } from '#functions/notifier/mails/customer-mail.ts'
import { amountsOf } from '#functions/notifier/mails/lead.ts'
import { dollars, type Mail } from '#functions/notifier/mails/mail.ts'
import { sentAgain, toldBefore, validUntilOf } from '#functions/quotes/quote.ts'
import { versioned } from '#functions/table/versions.ts'
import type { Quote, QuoteMail } from '#schemas/contract/quotes.ts'
import { type SettingKey, toSiteInfo } from '#schemas/defaults/settings.ts'

type Settings = Record<SettingKey, string>

const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** The last day on which the price is held, for instance `Sunday, December 20`. */
export const lastDay = (quote: Quote) => day.format(new Date(validUntilOf(quote)))

export function quoteText(quote: Quote, siteOrigin: string, intro: string): CustomerText {
  return {
    heading: `Your quote: ${dollars(quote.totalPrice)}`,
    intro,
    rows: [{ label: 'Price held', value: `until ${lastDay(quote)}` }],
    amounts: amountsOf(quote),
    actions: [{ label: 'See or book your quote', href: quoteAddress(siteOrigin, quote) }],
  }
}

/** Of a quote that the owner has sent again. */
export function sentAgainMail(quote: Quote, settings: Settings, siteOrigin: string): Mail {
  const text = quoteText(quote, siteOrigin, sentAgainIntro(quote))
  return customerMail(text, quote.customerInfo.email, toSiteInfo(settings))
}

function sentAgainIntro(quote: Quote): string {
  const told = toldBefore(quote)
  if (quote.totalPrice < told) return 'Here is your quote at its new, lower price.'
  return quote.totalPrice > told
    ? `Here is your quote at its corrected price. It replaces the ${dollars(told)} that we sent you before.`
    : 'Here is your quote.'
}

/** The mail that sending a quote again would send. */
export function quotePreview(quote: Quote, settings: Settings, siteOrigin: string): QuoteMail {
  const { to, subject, text } = sentAgainMail(sentAgain(quote), settings, siteOrigin)
  return { to, subject, text, updatedAt: versioned(quote).updatedAt }
}
