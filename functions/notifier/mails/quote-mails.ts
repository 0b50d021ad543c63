/** Texts of the customer's mails about a quote. */
import { quoteAddress } from '#functions/links/signed-link.ts'
import type { CustomerText } from '#functions/notifier/mails/customer-mail.ts'
import { amountsOf } from '#functions/notifier/mails/lead.ts'
import { dollars } from '#functions/notifier/mails/mail.ts'
import { validUntilOf } from '#functions/quotes/quote.ts'
import type { Quote } from '#schemas/contract/quotes.ts'

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

/** Of a quote that the owner sends once more. */
export const sentAgainIntro = ({ adjusted }: Quote) =>
  adjusted ? 'Here is your quote at its new, lower price.' : 'Here is your quote once more.'
