/** Refusals of requests, field by field, with exact messages and lengths. */

import { expect, test } from '@jest/globals'
import type * as z from 'zod'
import { AddBookingRequest, CreateBookingRequest, UpdateBookingRequest } from '#schemas/contract/bookings.ts'
import {
  AddContactRequest,
  CreateCommercialContactRequest,
  CreateContactRequest,
  UpdateCommercialQuoteRequest,
  UpdateContactRequest,
} from '#schemas/contract/contacts.ts'
import { CreateContentRequest, UpdateContentRequest } from '#schemas/contract/content.ts'
import { UpdatePhotoRequest } from '#schemas/contract/photos.ts'
import { CreatePricingRequest, UpdatePricingRequest } from '#schemas/contract/pricing.ts'
import { CreateReviewRequest, UpdateReviewRequest } from '#schemas/contract/reviews.ts'
import { CreateAdminRequest } from '#schemas/contract/session.ts'
import { SettingParams, UpdateSettingRequest } from '#schemas/contract/settings.ts'
import { OWNER_MESSAGES } from '#schemas/contract/texts.ts'
import { SendVisitLinksRequest } from '#schemas/contract/visits.ts'
import { commercialRequest, contactRequest, visitor } from '#tests/support/api/requests.ts'
import { complaints, type Fields, tooLong } from '#tests/unit/schemas/contract/complaints.ts'

const booking = { ...visitor(), serviceDate: '2026-12-01', serviceTime: '08:00' }
const price = { category: 'house_size', key: 'cottage', label: 'Cottage', price: '99' }
const item = { section: 'hero', key: 'title', content: 'Words' }
const review = { name: 'Ana R.', city: 'fresno', date: '2026-05-09', text: 'Spotless', source: 'Google' }

/** Schema and a right sample. */
const SAMPLES: Record<string, [schema: z.ZodType, sample: object]> = {
  'a contact message': [CreateContactRequest, contactRequest()],
  'a contact added by hand': [AddContactRequest, { name: 'Ana', email: 'ana@example.com', message: 'Hi' }],
  'an edited contact': [UpdateContactRequest, {}],
  'a commercial request': [CreateCommercialContactRequest, commercialRequest()],
  'a booking': [CreateBookingRequest, booking],
  'a booking added by hand': [AddBookingRequest, booking],
  'an edited booking': [UpdateBookingRequest, {}],
  'an edited commercial request': [UpdateCommercialQuoteRequest, {}],
  'a price': [CreatePricingRequest, price],
  'an edited price': [UpdatePricingRequest, {}],
  'a review': [CreateReviewRequest, review],
  'an edited review': [UpdateReviewRequest, {}],
  'a text of the site': [CreateContentRequest, item],
  'an edited text': [UpdateContentRequest, {}],
}

/** Field, longest length, and the message for a blank one. */
const TEXTS: [name: string, field: string, max: number, required: string | null][] = [
  ['a contact message', 'name', 100, 'Name is required'],
  ['a contact message', 'phone', 30, null],
  ['a contact message', 'message', 5000, 'Message is required'],
  ['a contact added by hand', 'name', 100, 'Name is required'],
  ['a contact added by hand', 'address', 300, null],
  ['a contact added by hand', 'message', 5000, 'Message is required'],
  ['an edited contact', 'name', 100, 'Name is required'],
  ['an edited contact', 'adminResponse', 5000, null],
  ['an edited contact', 'address', 300, null],
  ['a commercial request', 'businessName', 100, 'Business name is required'],
  ['a commercial request', 'contactName', 100, 'Contact name is required'],
  ['a commercial request', 'address', 300, 'Business address is required'],
  ['a commercial request', 'message', 4000, null],
  ['a booking', 'firstName', 100, 'First name is required'],
  ['a booking', 'lastName', 100, 'Last name is required'],
  ['a booking', 'address', 300, 'Address is required'],
  ['a booking', 'notes', 2000, null],
  ['a booking', 'businessName', 100, null],
  ['a booking added by hand', 'adminNotes', 2000, null],
  ['an edited booking', 'firstName', 100, 'First name is required'],
  ['an edited booking', 'address', 300, 'Address is required'],
  ['an edited booking', 'adminNotes', 2000, null],
  ['an edited commercial request', 'businessName', 100, 'Business name is required'],
  ['a price', 'label', 100, 'Label is required'],
  ['a price', 'description', 500, null],
  ['an edited price', 'label', 100, 'Label is required'],
  ['a review', 'name', 100, 'Name is required'],
  ['a review', 'source', 50, 'Source is required'],
  ['a review', 'text', 1000, 'Words are required'],
  ['an edited review', 'source', 50, 'Source is required'],
  ['a text of the site', 'content', 5000, 'Content is required'],
  ['an edited text', 'content', 5000, 'Content is required'],
]

test.each(TEXTS)(
  'in %s, %s holds up to %i characters; when blank: %s (P26.1, P26.7)',
  (name, field, max, required) => {
    const told = (text: string) => complaints(...(SAMPLES[name] as [z.ZodType, object]), { [field]: text })
    expect(told('x'.repeat(max))).toEqual([])
    expect(told('x'.repeat(max + 1))).toEqual([`${field}: ${tooLong(max)}`])
    for (const blank of ['', ' \t\n ', '\u200b'])
      expect(told(blank)).toEqual(required ? [`${field}: ${required}`] : [])
  },
)

test.each([
  [CreateContactRequest, contactRequest()],
  [AddContactRequest, { name: 'Ana', message: 'Hi' }],
  [CreateCommercialContactRequest, commercialRequest()],
  [CreateBookingRequest, booking],
  [CreateAdminRequest, { username: 'mariana', password: 'six six' }],
  [SendVisitLinksRequest, { email: 'ana@example.com' }],
] as [z.ZodType, object][])('an email address is checked everywhere (P26.1)', (schema, sample) => {
  const wrong = ['', 'ana', 'ana@example', 'a b@example.com', '=?utf-8?q?a=40b.example=2C?=@x.example']
  for (const email of [...wrong, 5, undefined])
    expect(complaints(schema, sample, { email })).toEqual(['email: Valid email is required'])
  expect(complaints(schema, sample, { email: ' ana@example.com ' })).toEqual([])
  expect(complaints(schema, sample, { email: `a@${'x'.repeat(300)}.com` })).toEqual([
    `email: ${tooLong(255)}`,
  ])
})

test.each([
  [CreateCommercialContactRequest, commercialRequest()],
  [CreateBookingRequest, booking],
] as [z.ZodType, object][])(
  'a phone number that must be given has ten characters at least (P26.2)',
  (schema, sample) => {
    expect(complaints(schema, sample, { phone: '5595550142' })).toEqual([])
    for (const phone of ['559555014', ' 559555014 ', undefined])
      expect(complaints(schema, sample, { phone })).toEqual(['phone: Valid phone number is required'])
  },
)

test('a visit is on a day that exists, in one of the five arrival windows', () => {
  const told = (changes: Fields) => complaints(CreateBookingRequest, booking, changes)
  for (const serviceTime of ['08:00', '10:00', '12:00', '14:00', '16:00'])
    expect(told({ serviceTime })).toEqual([])
  for (const serviceTime of ['07:00', '18:00', '', undefined])
    expect(told({ serviceTime })).toEqual(['serviceTime: Choose an arrival window'])
  expect(told({ serviceDate: undefined })).toEqual(['serviceDate: Choose a date'])
  expect(told({ serviceDate: '2026-02-30' })).toEqual(['serviceDate: This date does not exist'])
})

test('absent fields get their defaults', () => {
  const { serviceType: _, ...plain } = booking
  expect(CreateBookingRequest.parse(plain).serviceType).toBe('residential')
  expect(AddBookingRequest.parse(plain).status).toBe('pending')
  expect(CreateContentRequest.parse(item).contentType).toBe('text')
  const created = CreatePricingRequest.parse(price)
  expect(created).toMatchObject({ percentage: '0.00', sortOrder: 0, isActive: true })
})

test('what the owner edits has a known status, and minutes of a price are whole, 600 at most (P39.1)', () => {
  for (const changes of [{ status: 'done' }, { source: 'website' }, { isSpam: true }, { createdAt: '2001' }])
    expect(complaints(UpdateContactRequest, {}, changes)).toHaveLength(1)
  for (const minutes of [-1, 601, 1.5, 'a', '60'])
    expect(complaints(UpdatePricingRequest, {}, { minutes })).toEqual([`minutes: ${OWNER_MESSAGES.minutes}`])
  for (const minutes of [0, 600, null]) expect(complaints(UpdatePricingRequest, {}, { minutes })).toEqual([])
})

test('the source of a message is one of the two forms', () => {
  const told = (changes: Fields) => complaints(CreateContactRequest, contactRequest(), changes)
  for (const source of ['website', 'commercial', undefined]) expect(told({ source })).toEqual([])
  for (const source of ['manual', '']) expect(told({ source })).toHaveLength(1)
})

test('a text of the site belongs to one of the nine sections, and is text, html or markdown (P22.4)', () => {
  const told = (changes: Fields) => complaints(CreateContentRequest, item, changes)
  expect(told({ section: '' })).toEqual(['section: Section is required'])
  const sections = 'hero services quote about contact footer why-cleaning commercial general'.split(' ')
  for (const section of sections) expect(told({ section })).toEqual([])
  for (const contentType of ['text', 'html', 'markdown']) expect(told({ contentType })).toEqual([])
  expect(told({ contentType: 'pdf' })).toHaveLength(1)
})

test("a setting's key is a word, and its value is tidied and at most 2,000 characters long", () => {
  const isKey = (key: string) => SettingParams.safeParse({ key }).success
  expect(['phone', 'blocked_days', 'a1'].every(isKey)).toBe(true)
  expect(['', '_a', '1a', 'Phone', 'a-b', `a${'b'.repeat(100)}`].some(isKey)).toBe(false)
  expect(UpdateSettingRequest.parse({ value: ' a\r\nb\rc ' }).value).toBe('a\nb\nc')
  expect(UpdateSettingRequest.parse({ value: 'Jose\u0301' }).value).toBe('Jos\u00e9')
  expect(complaints(UpdateSettingRequest, { value: 'x'.repeat(2000) }, {})).toEqual([])
  expect(complaints(UpdateSettingRequest, { value: 'x'.repeat(2001) }, {})).toEqual([
    `value: ${tooLong(2000)}`,
  ])
})

test.each([
  [-1, 1],
  [0, 0],
  [59, 0],
  [60, 1],
  [1.5, 1],
])('a photograph is moved to one of sixty places: to %d, %i complaints (P27.3)', (to, count) => {
  expect(complaints(UpdatePhotoRequest, { action: 'move', to: 1 }, { to })).toHaveLength(count)
})
