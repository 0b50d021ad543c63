/** A mail to a customer. It quotes nothing they typed, so that no form can be used to mail strangers (decision 54). */
import { format } from '#frontend/lib/format.ts'
import { type Action, type Mail, type MailBody, mailOf } from '#functions/notifier/mails/mail.ts'
import { wordsOf } from '#functions/words.ts'
import type { Settings } from '#schemas/defaults/settings.ts'
import type { LanguageCode } from '#schemas/facts/languages.ts'
import { telephoneLink } from '#schemas/facts/links.ts'

export type CustomerText = Pick<MailBody, 'heading' | 'intro' | 'rows' | 'amounts' | 'actions'> & {
  /** The customer's; absent: English. */
  language?: LanguageCode | undefined
}

/**
 * Adds who sends it, how to call, and why it arrives.
 * @param optOut of a marketing mail, which says who sends it from where, and ends in one press (CAN-SPAM)
 */
export function customerMail(
  { rows, language, ...text }: CustomerText,
  to: string,
  { business_name: business, business_postal_address: address, phone, email, city, state }: Settings,
  optOut?: Action,
): Mail {
  const { frame } = wordsOf(language)
  const body: MailBody = {
    language: frame.language,
    sender: business,
    ...text,
    rows: [...rows, { label: frame.call, value: phone, href: telephoneLink(phone) }],
    optOut,
    closing: format(frame.closing, { business, place: optOut ? address : `${city}, ${state}` }),
  }
  const subject = format(frame.subject, { heading: text.heading, business })
  return mailOf({ to, replyTo: email, subject }, body)
}
