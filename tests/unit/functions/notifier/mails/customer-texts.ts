/** Every mail to a customer about a visit or a quote, in all its branches. */

import { ContactRecord } from '#functions/contacts/contact-model.ts'
import { ENV } from '#functions/environment.ts'
import { doneText, unpaidText } from '#functions/notifier/mails/after-mails.ts'
import type { CustomerText } from '#functions/notifier/mails/mail.ts'
import { quoteText, receiptText } from '#functions/notifier/mails/receipt-mails.ts'
import {
  bookingReceipt,
  cancelledText,
  changeText,
  earlierText,
  reminderText,
  visitLinksText,
} from '#functions/notifier/mails/visit-mails.ts'
import { newQuote } from '#functions/quotes/quote.ts'
import { Booking } from '#schemas/contract/booking-record.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { DEFAULT_SETTINGS } from '#schemas/defaults/settings.ts'
import { SERVICE_TYPES } from '#schemas/facts/jobs.ts'
import { MOVE_REASONS, VISIT_CHANGES } from '#schemas/facts/statuses.ts'
import { quoteRequest } from '#tests/support/api/requests.ts'

process.env[ENV.linkSecrets] = 'a'.repeat(43)

export const NOW = new Date('2059-03-03T18:00:00Z')
export const OCCASION = {
  settings: {
    ...DEFAULT_SETTINGS,
    pay_url: 'https://venmo.com/u/cv?amount={amount}',
    write_review_url: 'https://g.page/x',
  },
  siteOrigin: 'https://example.com',
  now: NOW,
}
export const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'

/** With a name for each, and the quote that they are about. */
export function customerTexts(language: 'es' | undefined) {
  const booking = (changes: Partial<Booking> = {}) =>
    Booking.parse({
      ...{ id: ID, firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(559) 555-0111' },
      ...{ address: '1 Main St, Hanford, CA 93230', serviceDate: '2059-03-08', serviceTime: '10:00' },
      ...{ status: 'pending', totalPrice: 258, minutes: 150, language },
      ...{ createdAt: '2059-03-01T18:00:00.000Z', updatedAt: '2059-03-01T18:00:00.000Z' },
      ...changes,
    })
  const payment = { id: ID, amount: '100.00', tip: '5.00', at: '2059-03-03T17:00:00.000Z', by: 'maria' }
  const quote = {
    ...newQuote(
      {
        ...quoteRequest({ language, windowTypes: ['french_doors'], interiorCleaning: ['basic_interior'] }),
        extras: ['pressure_washing'],
        hardWaterStains: 3,
      },
      DEFAULT_PRICING,
      ID,
      NOW,
    ),
    minutes: 200,
  }
  const told = {
    state: 'confirmed',
    serviceDate: '2059-03-08',
    serviceTime: '10:00',
    totalPrice: 200,
    at: NOW.toISOString(),
    by: 'owner',
  } as const
  const before = { ...told, serviceDate: '2059-03-07', serviceTime: '12:00' } as const
  const off = { date: '2059-03-08', sequence: 4, until: '2059-03-05T18:00:00.000Z' } as const

  const texts: [string, CustomerText][] = [
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
        [['moved', 'cancelled'].includes(what) ? before : told, undefined].flatMap((known) =>
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
    ...(['move', 'ask'] as const).map((action): [string, CustomerText] => [
      `called off while its customer waits, ${action}`,
      changeText(
        booking({
          ...{ serviceDate: '2059-03-03', calledOff: { ...off, date: '2059-03-03', reason: 'wind', action } },
          ...{ calendarSequence: 4 },
        }),
        { what: action === 'ask' ? 'asked' : 'moved', by: 'owner' },
        { ...told, serviceDate: '2059-03-03' },
        OCCASION,
      ),
    ]),
    ...(['2059-03-03', '2059-03-04'] as const).flatMap((serviceDate) =>
      (['pending', 'confirmed'] as const).map((status): [string, CustomerText] => [
        `reminder of ${status}`,
        reminderText(booking({ serviceDate, serviceTime: '16:00', status }), before, OCCASION),
      ]),
    ),
    ...[75, 150].map((totalPrice): [string, CustomerText] => {
      const estimate = { businessName: 'Ruiz Bakery', basePrice: totalPrice, totalPrice }
      return [`estimate of ${totalPrice}`, messageReceipt({ source: 'commercial', estimate, language })]
    }),
    ...['website', 'commercial', 'not-yet'].map((source): [string, CustomerText] => [
      `message from ${source}`,
      messageReceipt({ source, address: '94103', language }),
    ]),
    ['earlier', earlierText(booking(), { date: '2059-03-06', times: ['08:00', '14:00'] }, OCCASION)],
    ['cancelled', cancelledText(booking(), { by: 'owner' }, OCCASION.siteOrigin)],
    ['one link', visitLinksText([booking()], OCCASION.siteOrigin)],
    [
      'links',
      visitLinksText(
        [
          booking({ calledOff: { ...off, reason: 'wind', action: 'ask' }, calendarSequence: 4 }),
          booking({ serviceDate: '2059-03-20' }),
        ],
        OCCASION.siteOrigin,
      ),
    ],
    ...(['cash', 'check', 'card', 'app', 'unpaid'] as const).flatMap((method): [string, CustomerText][] => {
      const visit = booking({ status: 'completed', payments: [{ ...payment, method }] })
      return [
        [`done, ${method}`, doneText(visit, { quote, asksReview: true }, OCCASION)],
        [`unpaid, ${method}`, unpaidText(visit, 'unpaid-1', OCCASION)],
        [
          `unpaid twice, ${method}`,
          unpaidText(visit, 'unpaid-2', { ...OCCASION, settings: DEFAULT_SETTINGS }),
        ],
      ]
    }),
  ]
  return { texts, quote }
}

function messageReceipt(changes: object): CustomerText {
  const record = ContactRecord.parse({
    ...{ id: ID, createdAt: NOW.toISOString(), updatedAt: NOW.toISOString(), status: 'new' },
    ...{ name: 'Ana Ruiz', email: 'ana@example.com', message: 'Business: Ruiz Bakery', ...changes },
  })
  return receiptText({ type: 'contact', record }, OCCASION)
}
