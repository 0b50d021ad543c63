/** Every mail to a customer who wrote from a Spanish page, in all its branches, is Spanish to the last word (P41.4). */
import { expect, test } from '@jest/globals'
import { ENV } from '#functions/environment.ts'
import { doneText, unpaidText } from '#functions/notifier/mails/after-mails.ts'
import { type CustomerText, customerMail, marketingMail } from '#functions/notifier/mails/customer-mail.ts'
import { quoteText, receiptMail } from '#functions/notifier/mails/receipt-mails.ts'
import {
  bookingReceipt,
  cancelledText,
  changeText,
  earlierText,
  reminderText,
  visitLinksText,
} from '#functions/notifier/mails/visit-mails.ts'
import { newQuote } from '#functions/quotes/quote.ts'
import { Booking } from '#schemas/contract/bookings.ts'
import { Contact } from '#schemas/contract/contacts.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { DEFAULT_SETTINGS, DEFAULT_SITE_INFO } from '#schemas/defaults/settings.ts'
import { MOVE_REASONS } from '#schemas/facts/day-moves.ts'
import { SERVICE_TYPES } from '#schemas/facts/service-types.ts'
import { VISIT_CHANGES } from '#schemas/facts/statuses.ts'
import { quoteRequest } from '#tests/support/api/requests.ts'

process.env[ENV.linkSecrets] = 'a'.repeat(43)

const NOW = new Date('2031-03-03T18:00:00Z')
const OCCASION = {
  settings: {
    ...DEFAULT_SETTINGS,
    pay_url: 'https://venmo.com/u/cv?amount={amount}',
    write_review_url: 'https://g.page/x',
  },
  siteOrigin: 'https://example.com',
  now: NOW,
}
const id = crypto.randomUUID()

const booking = (changes: Partial<Booking> = {}) =>
  Booking.parse({
    ...{ id, firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(559) 555-0111' },
    ...{ address: '1 Main St, Hanford, CA 93230', serviceDate: '2031-03-08', serviceTime: '10:00' },
    ...{ status: 'pending', totalPrice: 258, minutes: 150, language: 'es' },
    ...{ createdAt: '2031-03-01T18:00:00.000Z', updatedAt: '2031-03-01T18:00:00.000Z' },
    ...changes,
  })
const payment = { id, amount: '100.00', tip: '5.00', at: '2031-03-03T17:00:00.000Z', by: 'maria' }
const quote = {
  ...newQuote(
    {
      ...quoteRequest({
        language: 'es',
        windowTypes: ['french_doors'],
        interiorCleaning: ['basic_interior'],
      }),
      extras: ['pressure_washing'],
      hardWaterStains: 3,
    },
    DEFAULT_PRICING,
    id,
    NOW,
  ),
  minutes: 200,
}
const told = {
  state: 'confirmed',
  serviceDate: '2031-03-07',
  serviceTime: '12:00',
  totalPrice: 200,
  at: NOW.toISOString(),
  by: 'owner',
} as const
const off = { date: '2031-03-08', sequence: 4, until: '2031-03-05T18:00:00.000Z' } as const

const TEXTS: [string, CustomerText][] = [
  ...(['received', 'again', 'lower', 'corrected', 'quote-1', 'quote-2', 'quote-3'] as const).map(
    (which): [string, CustomerText] => [`quote ${which}`, quoteText(quote, which, OCCASION.siteOrigin)],
  ),
  ...SERVICE_TYPES.flatMap((serviceType) =>
    (['pending', 'confirmed'] as const).map((status): [string, CustomerText] => [
      `${serviceType} ${status}`,
      bookingReceipt(booking({ serviceType, status }), OCCASION),
    ]),
  ),
  ...VISIT_CHANGES.flatMap((what) =>
    (['owner', 'customer'] as const).flatMap((by) =>
      [told, undefined].flatMap((known) =>
        [booking(), booking({ totalPrice: undefined }), booking({ status: 'confirmed' })].map(
          (visit): [string, CustomerText] => [
            `${what} by ${by}`,
            changeText(visit, { what, by }, known, OCCASION),
          ],
        ),
      ),
    ),
  ),
  ...MOVE_REASONS.flatMap((reason) =>
    (['move', 'ask'] as const).map((action): [string, CustomerText] => [
      `called off for ${reason}, ${action}`,
      changeText(
        booking({ calledOff: { ...off, reason, action }, calendarSequence: 4 }),
        { what: action === 'ask' ? 'asked' : 'moved', by: 'owner' },
        told,
        OCCASION,
      ),
    ]),
  ),
  ...(['2031-03-03', '2031-03-04'] as const).flatMap((serviceDate) =>
    (['pending', 'confirmed'] as const).map((status): [string, CustomerText] => [
      `reminder of ${status}`,
      reminderText(booking({ serviceDate, serviceTime: '16:00', status }), told, OCCASION),
    ]),
  ),
  ['earlier', earlierText(booking(), { date: '2031-03-06', times: ['08:00', '14:00'] }, OCCASION)],
  ['cancelled', cancelledText(booking(), 'owner', OCCASION.siteOrigin)],
  ['one link', visitLinksText([booking()], OCCASION.siteOrigin)],
  ['links', visitLinksText([booking(), booking({ serviceDate: '2031-03-20' })], OCCASION.siteOrigin)],
  ...(['cash', 'check', 'card', 'app', 'unpaid'] as const).flatMap((method): [string, CustomerText][] => {
    const visit = booking({ status: 'completed', payments: [{ ...payment, method }] })
    return [
      [`done, ${method}`, doneText(visit, { quote, asksReview: true }, OCCASION)],
      [`unpaid, ${method}`, unpaidText(visit, 'unpaid-1', OCCASION)],
      [`unpaid twice, ${method}`, unpaidText(visit, 'unpaid-2', { ...OCCASION, settings: DEFAULT_SETTINGS })],
    ]
  }),
]

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

test.each(TEXTS)('the mail "%s" has no English word', (_, text) => {
  const { subject, text: plain, html } = customerMail(text, 'ana@example.com', DEFAULT_SITE_INFO)
  expect(html).toContain('lang="es"')
  for (const said of [subject, plain]) expect(withoutNames(said)).not.toMatch(ENGLISH)
  // Links lead to Spanish pages.
  for (const [, page] of plain.matchAll(/https:\/\/example\.com\/(\w+)/g)) expect(page).toBe('es')
})

test('a reminder of a quote ends its mails by a Spanish page', () => {
  const { text } = marketingMail(
    quoteText(quote, 'quote-1', OCCASION.siteOrigin),
    'ana@example.com',
    { ...DEFAULT_SETTINGS, business_postal_address: '1 Main St' },
    OCCASION.siteOrigin,
  )
  expect(text).toMatch(/Detener estos correos:\s+https:\/\/example\.com\/es\/mails\?k=/)
})

test.each(['website', 'commercial'] as const)(
  'the receipt of a message (%s) has no English word',
  (source) => {
    const at = NOW.toISOString()
    const record = Contact.parse({
      ...{
        id,
        name: 'Ana',
        email: 'ana@example.com',
        message: 'Hola',
        status: 'new',
        source,
        language: 'es',
      },
      ...{ createdAt: at, updatedAt: at },
    })
    const { subject, text } = receiptMail(
      { type: 'contact', record },
      'ana@example.com',
      DEFAULT_SITE_INFO,
      OCCASION,
    )
    for (const said of [subject, text]) expect(withoutNames(said)).not.toMatch(ENGLISH)
  },
)
