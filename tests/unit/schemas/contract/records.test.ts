/** Rows as they are stored and answered. The compiler proves that no field is lost: each is read or written somewhere. */
import { expect, test } from '@jest/globals'
import type * as z from 'zod'
import { BookingReceipt, BookingRow } from '#schemas/contract/bookings.ts'
import {
  CommercialContactReceipt,
  CommercialQuoteData,
  CommercialQuoteRow,
  ContactRow,
} from '#schemas/contract/contacts.ts'
import { NotificationState } from '#schemas/contract/notifications.ts'
import { PricingEntry } from '#schemas/contract/pricing.ts'
import { QuoteReceipt, QuoteRow } from '#schemas/contract/quotes.ts'
import { Setting } from '#schemas/contract/settings.ts'
import { DeletedSpam } from '#schemas/contract/spam.ts'
import { BOOKING, COMMERCIAL_QUOTE, CONTACT, QUOTE, uuid } from '#tests/unit/schemas/samples.ts'

const id = uuid(1)
const updatedAt = '2026-11-22T16:00:00.000Z'
const price = {
  ...{ id, key: 'office', label: 'Office', price: '0.00', category: 'commercial_building', sortOrder: 1 },
  ...{ percentage: '-12.50', isActive: true, updatedAt },
}
const setting = { id, key: 'phone', value: '5', type: 'number', description: 'Shown', updatedAt }
const quoteCounts = { linkGeneration: 0, sendings: 0 }
const counters = { calendarSequence: 0, slotSequence: 0, linkGeneration: 0, moves: 0 }
const visitCounts = { ...counters, isFlexible: false, payments: [], hours: 1, places: [1] }

test.each<[name: string, z.ZodType, record: object, fields: string[]]>([
  ['a contact', ContactRow, CONTACT, ['isSpam', 'source']],
  ['a booking', BookingRow, BOOKING, ['isSpam', 'serviceType', ...Object.keys(visitCounts)]],
  ['a quote', QuoteRow, QUOTE, ['isSpam', 'hardWaterStains', ...Object.keys(quoteCounts)]],
  ['a commercial quote', CommercialQuoteRow, COMMERCIAL_QUOTE, ['isSpam', 'isOutsideOnly']],
  ['a price', PricingEntry, price, ['isPlaceholder']],
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
  expect(CommercialQuoteData.parse({ largeWindows: 9999, totalPrice: 47 })).toMatchObject({
    largeWindows: 9999,
  })
})

test('counts and prices of the server are never negative', () => {
  for (const [schema, record, fields] of [
    [BookingReceipt, BOOKING, ['totalPrice']],
    [QuoteReceipt, QUOTE, ['basePrice', 'totalPrice']],
    [CommercialContactReceipt, { id, totalPrice: 47 }, ['totalPrice']],
    [CommercialQuoteRow, COMMERCIAL_QUOTE, ['basePrice', 'totalPrice']],
    [NotificationState, { id: `owner-${id}`, status: 'held', attempts: 2, updatedAt }, ['attempts']],
    [DeletedSpam, { deleted: 25, hasMore: true }, ['deleted']],
  ] as [z.ZodType, object, string[]][])
    for (const field of fields)
      expect(
        schema.safeParse({ ...record, [field]: -1 }).error?.issues.map(({ path }) => path),
      ).toContainEqual([field])
})
