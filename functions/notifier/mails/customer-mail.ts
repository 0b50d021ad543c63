/** A mail to a customer. It quotes nothing they typed, so that no form can be used to mail strangers (decision 54). */
import { format } from '#frontend/lib/format.ts'
import { optOutAddress } from '#functions/links/signed-link.ts'
import { type Mail, type MailBody, mailOf } from '#functions/notifier/mails/mail.ts'
import { wordsOf } from '#functions/words.ts'
import type { SiteInfo } from '#schemas/contract/settings.ts'
import { type Settings, toSiteInfo } from '#schemas/defaults/settings.ts'
import type { LanguageCode } from '#schemas/facts/languages.ts'
import { telephoneLink } from '#schemas/facts/links.ts'

export type CustomerText = Pick<MailBody, 'heading' | 'intro' | 'rows' | 'amounts' | 'actions'> & {
  /** The customer's; absent: English. */
  language?: LanguageCode | undefined
}

/** Adds who sends it, how to call, and why it arrives. @param footer of a marketing mail */
export function customerMail(
  { rows, language, ...text }: CustomerText,
  to: string,
  site: SiteInfo,
  footer?: Pick<MailBody, 'optOut'> & { postalAddress: string },
): Mail {
  const { frame } = wordsOf(language)
  const { businessName: business, phone } = site
  const body: MailBody = {
    language: frame.language,
    sender: business,
    ...text,
    rows: [...rows, { label: frame.call, value: phone, href: telephoneLink(phone) }],
    ...(footer && { optOut: footer.optOut }),
    closing: format(frame.closing, {
      business,
      place: footer?.postalAddress ?? `${site.city}, ${site.state}`,
    }),
  }
  const subject = format(frame.subject, { heading: text.heading, business })
  return mailOf({ to, replyTo: site.email, subject }, body)
}

/** A marketing mail says who sends it from where, and ends in one press (CAN-SPAM). */
export function marketingMail(text: CustomerText, to: string, settings: Settings, siteOrigin: string): Mail {
  return customerMail(text, to, toSiteInfo(settings), {
    postalAddress: settings.business_postal_address,
    optOut: { label: wordsOf(text.language).frame.stop, href: optOutAddress(siteOrigin, to, text.language) },
  })
}
