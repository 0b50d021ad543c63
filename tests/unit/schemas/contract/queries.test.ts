/** Path and query parameters that the API accepts. */

import { expect, jest, test } from '@jest/globals'
import type * as z from 'zod'
import { AvailabilityQuery, PlacesQuery } from '#schemas/contract/availability.ts'
import { AddBookingRequest, ListBookingsQuery, UpdateBookingRequest } from '#schemas/contract/bookings.ts'
import { ListContactsQuery } from '#schemas/contract/contacts.ts'
import { ListContentQuery } from '#schemas/contract/content.ts'
import { ListQuery } from '#schemas/contract/endpoint.ts'
import { MoneyQuery } from '#schemas/contract/money.ts'
import { isDigestId, NotificationParams } from '#schemas/contract/notifications.ts'
import { IdParams } from '#schemas/contract/records.ts'
import { SettingParams } from '#schemas/contract/settings.ts'
import { DeleteSpamQuery, SpamListParams, SpamParams } from '#schemas/contract/spam.ts'
import { complaints } from '#tests/unit/schemas/contract/complaints.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const june = { from: '2026-06-01', to: '2026-08-02' }
const page = { limit: '100', cursor: 'x'.repeat(1024) }

test.each<[name: string, z.ZodType, query: object, read?: object]>([
  ['a list', ListQuery, {}],
  ['a list', ListQuery, page, { ...page, limit: 100 }],
  ['a list', ListQuery, { limit: '1', sort: 'newest' }, { limit: 1, sort: 'newest' }],
  ['a list', ListQuery, { q: ' \u202dJose\u0301\u202c ' }, { q: 'José' }],
  ['a list', ListQuery, { sort: 'oldest', status: 'spam', q: 'x'.repeat(100) }],
  ['contacts', ListContactsQuery, { status: 'resolved' }],
  ['contacts', ListContactsQuery, { status: 'spam' }],
  ['bookings', ListBookingsQuery, { status: 'cancelled', sort: 'oldest', q: 'a' }],
  ['bookings', ListBookingsQuery, { status: 'spam' }],
  ['bookings of 62 days', ListBookingsQuery, { ...june, ...page }, { ...june, ...page, limit: 100 }],
  ['bookings of a day', ListBookingsQuery, { from: '2026-06-01', to: '2026-06-01' }],
  ['places of 62 days', PlacesQuery, june, { ...june, hours: 1 }],
  ['open days', AvailabilityQuery, { ...june, city: 'x'.repeat(50) }],
  ['texts', ListContentQuery, { section: 'hero' }],
  ['texts', ListContentQuery, {}],
  ['a record', IdParams, { id }],
  ['spam', SpamListParams, { list: 'commercial-quotes' }],
  ['spam', SpamParams, { list: 'bookings', id }],
  ['spam', DeleteSpamQuery, { most: '2' }, { most: 2 }],
  ['a mail', NotificationParams, { id: `owner-${id}` }],
  ['a mail', NotificationParams, { id: `receipt-${id}` }],
  ['a setting', SettingParams, { key: 'blocked_days' }],
])('%s can be asked for: %#', (_, schema, query, read = query) => {
  expect(schema.parse(query)).toEqual(read)
})

const BOTH = 'to: Give both dates, at most 62 days apart'
const ALONE = 'from: Days are listed as they are: from and to go with limit and cursor alone'

const PERIOD = 'to: Give both dates, at most 366 days apart, or a text to search for'
type Refused = [name: string, z.ZodType, query: object, complaint: string]

test.each<Refused>([
  ['a list', ListQuery, { limit: '0' }, 'limit: '],
  ['a list', ListQuery, { limit: '101' }, 'limit: '],
  ['a list', ListQuery, { limit: '-1' }, 'limit: '],
  ['a list', ListQuery, { limit: 'x' }, 'limit: '],
  ['a list', ListQuery, { limit: '1.5' }, 'limit: '],
  ['a list', ListQuery, { cursor: 'x'.repeat(1025) }, 'cursor: '],
  ['a list', ListQuery, { sort: '' }, 'sort: '],
  ['a list', ListQuery, { q: 'x'.repeat(101) }, 'q: At most 100 characters'],
  ['a list', ListQuery, { status: 'new' }, 'status: '],
  ['a list', ListQuery, { page: '2' }, ': '],
  ['contacts', ListContactsQuery, { status: 'pending' }, 'status: '],
  ['bookings', ListBookingsQuery, { status: '' }, 'status: '],
  ['bookings without an end', ListBookingsQuery, { from: '2026-06-01' }, BOTH],
  ['bookings without a beginning', ListBookingsQuery, { to: '2026-06-01' }, BOTH],
  ['bookings backwards', ListBookingsQuery, { from: '2026-06-02', to: '2026-06-01' }, BOTH],
  ['bookings of 63 days', ListBookingsQuery, { ...june, to: '2026-08-03' }, BOTH],
  ['places of 63 days', PlacesQuery, { ...june, to: '2026-08-03' }, BOTH],
  ['sorted days', ListBookingsQuery, { ...june, sort: 'newest' }, ALONE],
  ['searched days', ListBookingsQuery, { ...june, q: 'a' }, ALONE],
  ['confirmed visits of days', ListBookingsQuery, { ...june, status: 'confirmed' }, ALONE],
  ['open days', AvailabilityQuery, { ...june, city: 'x'.repeat(51) }, 'city: '],
  ['open days', AvailabilityQuery, { from: june.from }, 'to: Choose a date'],
  ['open days', AvailabilityQuery, { ...june, from: '2026-02-30' }, 'from: This date does not exist'],
  ...['0', '11', '1.5', 'a', '-1', ''].map((hours): Refused => {
    return ['open days', AvailabilityQuery, { ...june, hours }, 'hours: ']
  }),
  ['bookings', ListBookingsQuery, { ...june, to: '2026-06-31' }, 'to: This date does not exist'],
  ['money of one date', MoneyQuery, { from: june.from }, PERIOD],
  ['money of 367 days', MoneyQuery, { from: '2027-01-01', to: '2028-01-03' }, PERIOD],
  ['money backwards', MoneyQuery, { from: june.to, to: june.from }, PERIOD],
  ['money', MoneyQuery, {}, PERIOD],
  ['texts', ListContentQuery, { section: 'blog' }, 'section: Section is required'],
  ['spam', SpamParams, { list: 'settings', id }, 'list: '],
  ['spam', DeleteSpamQuery, { most: '0' }, 'most: '],
  ['a mail', NotificationParams, { id }, 'id: Not a valid id'],
  ['a mail', NotificationParams, { id: `other-${id}` }, 'id: Not a valid id'],
  ['a mail', NotificationParams, { id: `owner-${id}x` }, 'id: Not a valid id'],
  ['a mail', NotificationParams, { id: `x-owner-${id}` }, 'id: Not a valid id'],
  ['a setting', SettingParams, { key: 'Phone' }, 'key: Not a setting'],
])('%s cannot: %#', (_, schema, query, complaint) => {
  expect(complaints(schema, query, {})).toEqual([expect.stringContaining(complaint)])
})

test('a digest id is recognised by its form', () => {
  expect(isDigestId(`digest-${id}`)).toBe(true)
  for (const name of [id, `owner-${id}`, `digest-${id}x`, `a-digest-${id}`, 'digest-'])
    expect(isDigestId(name)).toBe(false)
})

const visit = { firstName: 'Ana', lastName: 'Ruiz', phone: '(559) 555-0111', address: '1 Main St' }
const added = { ...visit, serviceDate: '2026-06-10', serviceTime: '08:00' }

test('the owner books any day from 2020 to five years ahead', () => {
  jest.useFakeTimers({ now: new Date('2026-06-10T12:00:00Z') })
  const told = (serviceDate: string) => [
    ...complaints(AddBookingRequest, added, { serviceDate }),
    ...complaints(UpdateBookingRequest, {}, { serviceDate }),
  ]
  for (const date of ['2020-01-01', '2026-06-09', '2031-12-31']) expect(told(date)).toEqual([])
  for (const date of ['2019-12-31', '2032-01-01'])
    expect(told(date)).toEqual(Array(2).fill('serviceDate: Choose a date from 2020 to five years ahead'))
})

test('an agreed price is in whole dollars, or taken back; the quote of a booking stays', () => {
  const told = (changes: object) => complaints(UpdateBookingRequest, {}, { ...changes })
  for (const totalPrice of [0, 1_000_000_000, null]) expect(told({ totalPrice })).toEqual([])
  for (const totalPrice of [-1, 1.5, 1_000_000_001, '5'])
    expect(told({ totalPrice })).toEqual(['totalPrice: Whole dollars only'])
  expect(UpdateBookingRequest.parse({ totalPrice: null, anyway: true })).toEqual({ anyway: true })
  expect(UpdateBookingRequest.parse({ totalPrice: 179 })).toEqual({ totalPrice: 179 })
  expect(told({ quoteId: id })).toHaveLength(1)
  expect(AddBookingRequest.parse({ ...added, quoteId: id }).quoteId).toBe(id)
})
