import { expect, test } from '@jest/globals'
import type * as z from 'zod'
import { CreateCommercialContactRequest, CreateContactRequest } from '#schemas/contract/contacts.ts'
import { CreateQuoteRequest } from '#schemas/contract/quotes.ts'
import { isCaught } from '#schemas/contract/records.ts'
import { commercialRequest, contactRequest, quoteRequest } from '#tests/support/api/requests.ts'
import { complaints, type Fields } from '#tests/unit/schemas/contract/complaints.ts'

test.each([
  [CreateQuoteRequest, quoteRequest()],
  [CreateContactRequest, contactRequest()],
  [CreateCommercialContactRequest, commercialRequest()],
] as [z.ZodType, object][])('the fields of the spam trap are taken within bounds', (schema, sample) => {
  const told = (changes: Fields) => complaints(schema, sample, changes)
  expect(told({ website: 'x'.repeat(500), openFor: 0.5 })).toEqual([])
  expect(told({ website: 'x'.repeat(501) })).toHaveLength(1)
  expect(told({ openFor: -1 })).toHaveLength(1)
})

test('a filled field, or a form sent within three seconds, is caught (P15.1)', () => {
  const caught = [{ website: 'x' }, { openFor: 0 }, { openFor: 2999 }, { website: 'x', openFor: 60_000 }]
  const passed = [{}, { website: '' }, { openFor: 3000 }, { website: '', openFor: 60_000 }]
  expect([...caught, ...passed].filter(isCaught)).toEqual(caught)
})
