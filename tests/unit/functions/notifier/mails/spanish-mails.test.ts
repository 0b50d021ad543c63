/** Every mail to a customer who wrote from a Spanish page, in all its branches, is Spanish to the last word (P41.4). */
import { expect, test } from '@jest/globals'
import { customerMail } from '#functions/notifier/mails/mail.ts'
import { followUpMail } from '#functions/notifier/mails/receipt-mails.ts'
import { DEFAULT_SETTINGS } from '#schemas/defaults/settings.ts'
import { customerTexts, OCCASION } from '#tests/unit/functions/notifier/mails/customer-texts.ts'

const { texts, quote } = customerTexts('es')

/** Words that no Spanish sentence has. */
const ENGLISH_WORDS =
  'the and you your we our is are was it this that to of for with on at by be have has will please call ' +
  'thank visit quote paid pay price time day new see change move cancel book again from below link ' +
  'window windows home house cleaning email stop reminder monday saturday march pacific cash check ' +
  'hours takes about until'
const ENGLISH = new RegExp(`(?<!\\p{L})(${ENGLISH_WORDS.replaceAll(' ', '|')})(?!\\p{L})`, 'iu')
/** What is not ours to translate: names, addresses of pages. */
const withoutNames = (text: string) =>
  text
    .replaceAll('Central Valley Window Cleaning', '')
    .replace(/https?:\/\/\S+/g, '')
    .replace(/\S+@\S+/g, '')

test.each(texts)('the mail "%s" has no English word', (_, text) => {
  const { subject, text: plain, html } = customerMail(text, 'ana@example.com', DEFAULT_SETTINGS)
  expect(html).toContain('lang="es"')
  for (const said of [subject, plain]) expect(withoutNames(said)).not.toMatch(ENGLISH)
  // Links lead to Spanish pages.
  for (const [, page] of plain.matchAll(/https:\/\/example\.com\/(\w+)/g)) expect(page).toBe('es')
})

test('a reminder of a quote ends its mails by a Spanish page', () => {
  const { text } = followUpMail(quote, 'quote-1', { ...OCCASION, settings: DEFAULT_SETTINGS })
  expect(text).toMatch(/Detener estos correos:\s+https:\/\/example\.com\/es\/mails\?k=/)
})
