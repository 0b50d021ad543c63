import { language } from '#frontend/content/en/language.ts'

/** What the mails to customers have in common. */
export const mailFrame = {
  /** Of the mail (BCP 47). */
  language: language.code,
  subject: '{heading} - {business}',
  call: 'Call us',
  closing:
    '{business}, {place}. You received this email because this address was given to us. If that was a mistake, please ignore it.',
  stop: 'Stop these emails',
} as const
