/** Texts of the mails that remind of a quote. */
import { optOutAddress } from '#functions/links/signed-link.ts'
import { type CustomerText, customerMail } from '#functions/notifier/mails/customer-mail.ts'
import type { Mail } from '#functions/notifier/mails/mail.ts'
import { lastDay, quoteText } from '#functions/notifier/mails/quote-mails.ts'
import type { FollowUpKind } from '#schemas/contract/notifications.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import { type SettingKey, toSiteInfo } from '#schemas/defaults/settings.ts'

export function followUpText(kind: FollowUpKind, quote: Quote, siteOrigin: string): CustomerText {
  switch (kind) {
    case 'quote-1':
      return quoteText(
        quote,
        siteOrigin,
        'You asked us for a price. Here it is once more, with what it includes. If anything is unclear, reply to this email or call us.',
      )
    case 'quote-2':
      return {
        ...quoteText(
          quote,
          siteOrigin,
          'Have you thought it over? You can book a day online in a minute, pass the quote on, or tell us that you do not need it.',
        ),
        heading: 'Your quote is still open',
      }
    case 'quote-3':
      return {
        ...quoteText(
          quote,
          siteOrigin,
          'After that day, the price of the day applies. This is the last time that we write about this quote.',
        ),
        heading: `Your price ends on ${lastDay(quote)}`,
      }
  }
}

/** A marketing mail says who sends it from where, and ends in one press (CAN-SPAM). */
export function marketingMail(
  text: CustomerText,
  to: string,
  settings: Record<SettingKey, string>,
  siteOrigin: string,
): Mail {
  return customerMail(text, to, toSiteInfo(settings), {
    postalAddress: settings.business_postal_address,
    optOut: { label: 'Stop these emails', href: optOutAddress(siteOrigin, to) },
  })
}
