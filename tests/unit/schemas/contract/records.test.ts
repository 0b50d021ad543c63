/** Rows as they are stored and answered: each field is returned unchanged, and nothing else. */
import { expect, test } from '@jest/globals'
import type * as z from 'zod'
import { Availability } from '#schemas/contract/availability.ts'
import { BookingReceipt, BookingRow } from '#schemas/contract/bookings.ts'
import {
  CommercialContactReceipt,
  CommercialQuoteData,
  CommercialQuoteRow,
  ContactReceipt,
  ContactRow,
} from '#schemas/contract/contacts.ts'
import { ContentItem, PublicContentItem } from '#schemas/contract/content.ts'
import { Dashboard } from '#schemas/contract/dashboard.ts'
import { ApiError } from '#schemas/contract/error.ts'
import { LinkedQuote } from '#schemas/contract/linked-quotes.ts'
import { Notification, NotificationState } from '#schemas/contract/notifications.ts'
import { PricingEntry, PricingOption } from '#schemas/contract/pricing.ts'
import { PriceLine, Quote, QuoteReceipt, QuoteRow } from '#schemas/contract/quotes.ts'
import { Success } from '#schemas/contract/records.ts'
import { AdminUser, SessionInfo } from '#schemas/contract/session.ts'
import { Setting } from '#schemas/contract/settings.ts'
import { DeletedSpam } from '#schemas/contract/spam.ts'
import { BOOKING, COMMERCIAL_QUOTE, CONTACT, QUOTE } from '#tests/unit/schemas/samples.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const at = '2026-11-22T16:00:00.000Z'
const times = { createdAt: at, updatedAt: at }
const notification = { id: `owner-${id}`, status: 'held', attempts: 2, reason: 'Refused', updatedAt: at }

const lines = [{ label: 'Small home', amount: '179.00' }]
const linkedQuote = {
  ...{ number: 'abcdef01', state: 'expired', totalPrice: 599, lines, validUntil: '2026-12-22' },
  ...{ city: 'fresno', serviceDate: '2026-12-01', today: { totalPrice: 610, lines }, renewed: 'q' },
  ...{ isHeld: false, visitState: 'confirmed', shared: 'q', known: ['email'], customer: 'Ana' },
}
const counts = {
  ...{ largeWindows: 9999, smallWindows: 1, smallWindowsTiny: 2, floorToFloorWindows: 3, frenchWindows: 4 },
  ...{ buildingType: 'office', stories: '2_plus', frequency: 'biweekly' },
  ...{ isConstructionCleaning: true, isOutsideOnly: true },
}
const item = { section: 'hero', key: 'title', content: '# Hi', contentType: 'markdown' }
const option = {
  ...{ key: 'office', label: 'Office', description: 'Any', price: '0.00', category: 'commercial_building' },
  ...{ sortOrder: 1, percentage: '-12.50', minutes: 45 },
}
const mail = {
  ...{ ...notification, kind: 'receipt', recordType: 'booking', recordId: id },
  ...{ leaseUntil: at, nextAttemptAt: at, sentAt: at, queuedAt: at, createdAt: at },
}
const setting = {
  ...{
    id,
    key: 'phone',
    value: '5',
    type: 'number',
    description: 'Shown',
    isPlaceholder: true,
    updatedAt: at,
  },
}
const session = { username: 'ana', email: 'ana@example.com', expiresAt: at, hasFirstPassword: true }
const admin = {
  ...{ id, username: 'ana', email: 'ana@example.com', passwordHash: '$2b$', isActive: true, lastLogin: at },
  ...{ hasFirstPassword: true, sessionsValidFrom: at, ...times },
}
const dashboard = {
  stats: { totalQuotes: 1, totalBookings: 2, totalContacts: 3, pendingBookings: 4, newContacts: 5 },
  ...{ recentBookings: [BOOKING], recentContacts: [CONTACT], recentQuotes: [Quote.parse(QUOTE)] },
  placeholders: [{ key: 'phone', description: 'Shown', updatedAt: at }],
  untrueClaims: ['claim_five_stars'],
  spam: { quotes: 6, commercialQuotes: 7, contacts: 8, bookings: 9 },
  ...{
    failedMails: [{ ...notification, kind: 'owner', recordType: 'contact', recordId: id }],
    areReceiptsPaused: true,
    withoutReceipt: ['contact'],
  },
}
const refusal = {
  ...{ message: 'No', fields: { 'customerInfo.email': 'Bad' }, current: { a: 1 }, availability: [] },
  ...{ warnings: ['Sunday'], requestId: 'r1', today: 1 },
}

/** Samples of every schema, with their required fields. */
const RECORDS: [name: string, z.ZodType, record: Record<string, unknown>, required: string][] = [
  ['a contact', ContactRow, CONTACT, 'message'],
  ['the receipt of a contact', ContactReceipt, { id }, 'id'],
  ['a booking', BookingRow, BOOKING, 'serviceTime'],
  [
    'the receipt of a booking',
    BookingReceipt,
    {
      id,
      serviceDate: '2026-12-01',
      serviceTime: '08:00',
      totalPrice: 179,
      link: 'v',
      calendar: '/c',
      isMailed: true,
    },
    'serviceDate',
  ],
  [
    'open days',
    Availability,
    { timeZone: 'PST', serves: true, days: [{ date: '2026-12-01', times: ['08:00', '16:00'] }] },
    'days',
  ],
  ['a quote', QuoteRow, QUOTE, 'customerInfo'],
  ['the quote of a link', LinkedQuote, linkedQuote, 'number'],
  ['the receipt of a quote', QuoteReceipt, { id, basePrice: 179, totalPrice: 188, lines }, 'lines'],
  ['a line of a price', PriceLine, { label: 'Small home', amount: '179.00' }, 'amount'],
  ['a commercial quote', CommercialQuoteRow, COMMERCIAL_QUOTE, 'contactId'],
  [
    'the receipt of a commercial request',
    CommercialContactReceipt,
    { id, quoteId: id, totalPrice: 47 },
    'id',
  ],
  ['a text', ContentItem, { id, ...item, ...times }, 'contentType'],
  ['a text of a public page', PublicContentItem, { ...item, html: '<h2>Hi</h2>' }, 'content'],
  ['an offered price', PricingOption, option, 'price'],
  [
    'a price',
    PricingEntry,
    { ...option, id, isActive: true, isPlaceholder: true, updatedAt: at },
    'isActive',
  ],
  ['the state of a mail', NotificationState, notification, 'attempts'],
  ['a mail', Notification, mail, 'recordType'],
  ['a setting', Setting, setting, 'value'],
  ['an admin', AdminUser, admin, 'passwordHash'],
  ['a session', SessionInfo, session, 'expiresAt'],
  ['the dashboard', Dashboard, dashboard, 'stats'],
  ['deleted spam', DeletedSpam, { deleted: 25, hasMore: true }, 'hasMore'],
  ['a refusal', ApiError, refusal, 'message'],
  ['a success', Success, { success: true }, 'success'],
]

test.each(RECORDS)(
  '%s keeps all its fields (P24.1, P24.2, P24.3, P24.4, P24.5, P24.6, P24.7, P24.8, P24.9)',
  (_, schema, record) => {
    expect(schema.parse({ ...record, unheardOf: 1 })).toEqual(record)
  },
)

test.each(RECORDS)('%s is refused without each required field', (_, schema, record, required) => {
  const { error } = schema.safeParse({ ...record, [required]: undefined })
  expect(error?.issues.map(({ path }) => path)).toEqual([[required]])
})

const quoteCounts = { linkGeneration: 0, sendings: 0 }
const counters = { calendarSequence: 0, slotSequence: 0, linkGeneration: 0, moves: 0 }
const visitCounts = { ...counters, isFlexible: false, payments: [], hours: 1, places: [1] }

test.each<[name: string, z.ZodType, record: object, fields: string[]]>([
  ['a contact', ContactRow, CONTACT, ['isSpam', 'source']],
  ['a booking', BookingRow, BOOKING, ['isSpam', 'serviceType', ...Object.keys(visitCounts)]],
  ['a quote', QuoteRow, QUOTE, ['isSpam', 'hardWaterStains', ...Object.keys(quoteCounts)]],
  ['a commercial quote', CommercialQuoteRow, COMMERCIAL_QUOTE, ['isSpam', 'isOutsideOnly']],
  ['a price', PricingEntry, { ...option, id, isActive: true, updatedAt: at }, ['isPlaceholder']],
  ['a setting', Setting, setting, ['isPlaceholder', 'type']],
])('%s from before a field has its default (P24.5, P24.7)', (_, schema, record, fields) => {
  const defaults: Record<string, unknown> = {
    ...{ isSpam: false, source: 'website', serviceType: 'residential', hardWaterStains: 0 },
    ...{ isOutsideOnly: false, isPlaceholder: false, type: 'text' },
    ...visitCounts,
    ...quoteCounts,
  }
  const absent = Object.fromEntries(fields.map((field) => [field, undefined]))
  const expected = Object.fromEntries(fields.map((field) => [field, defaults[field]]))
  expect(schema.parse({ ...record, ...absent })).toEqual({ ...record, ...expected })
})

test('every kind of a setting, of a source and of a service can be stored', () => {
  for (const type of ['text', 'textarea', 'number'])
    expect(Setting.parse({ ...setting, type })).toMatchObject({ type })
  for (const source of ['website', 'commercial', 'manual'])
    expect(ContactRow.parse({ ...CONTACT, source })).toMatchObject({ source })
  for (const serviceType of ['residential', 'commercial', 'consultation', 'office', 'house'])
    expect(BookingRow.parse({ ...BOOKING, serviceType })).toMatchObject({ serviceType })
  expect(CommercialQuoteData.parse({ ...counts, totalPrice: 47 })).toEqual({ ...counts, totalPrice: 47 })
})

test('counts and prices of the server are never negative', () => {
  for (const [schema, record] of [
    [BookingReceipt, { id, serviceDate: 'd', serviceTime: 't', totalPrice: -1 }],
    [QuoteReceipt, { id, basePrice: -1, totalPrice: 188, lines }],
    [CommercialContactReceipt, { id, totalPrice: -1 }],
    [CommercialQuoteRow, { ...COMMERCIAL_QUOTE, basePrice: -1 }],
    [CommercialQuoteRow, { ...COMMERCIAL_QUOTE, totalPrice: -1 }],
    [NotificationState, { ...notification, attempts: -1 }],
    [DeletedSpam, { deleted: -1, hasMore: true }],
    [Dashboard, { ...dashboard, stats: { ...dashboard.stats, totalQuotes: -1 } }],
  ] as [z.ZodType, object][])
    expect(schema.safeParse(record).success).toBe(false)
})
