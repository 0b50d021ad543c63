/** Values that fields accept, their tidied form, and refused values with their messages. */
import { expect, test } from '@jest/globals'
import * as z from 'zod'
import { complaintText } from '#functions/errors.ts'
import { ContentKey } from '#schemas/contract/content.ts'
import { PricingKey } from '#schemas/contract/pricing.ts'
import { Id, Instant, PacificDate, StoredDecimal } from '#schemas/contract/records.ts'
import {
  changedKey,
  Email,
  line,
  machineKey,
  multiline,
  OptionalEmail,
  optionalLine,
  optionalMultiline,
  rulesOf,
} from '#schemas/contract/texts.ts'
import { BOOKING_FORM, QUOTE_FORM } from '#schemas/facts/forms.ts'

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const Line = line(20, 'Say it')
const Message = multiline(20, 'Say it')
const Key = machineKey(20)
const ChangedKey = changedKey(Key, 'Old Key')
const KEY_RULE = 'Use lower-case letters, digits and underscores, and begin with a letter'
const local64 = 'x'.repeat(64)
const label63 = 'x'.repeat(63)

test.each<[name: string, z.ZodType, typed: unknown, stored: unknown]>([
  ['a line', Line, '  two words ', 'two words'],
  ['a line', Line, 'Jose\u0301', 'Jos\u00e9'],
  ['a line', Line, '👩\u200d🔧 at work', '👩\u200d🔧 at work'],
  ['a text', Message, ' a\r\nb\rc\n\td ', 'a\nb\nc\n\td'],
  ['a text', Message, 'Jose\u0301', 'Jos\u00e9'],
  // As phones copy a number from their contacts.
  ['a line', Line, '\u202d(559) 555-0142\u202c', '(559) 555-0142'],
  // As programs for notes, slides and tables copy what is on two lines, or in two cells.
  ['a line', Line, 'a\u2028b\tc\r\nd\u000b\u2029e', 'a b c d e'],
  ['a text', Message, 'a\u2028b\u2029c\u000bd\u000ce\u0085f', 'a\nb\nc\nd\ne\nf'],
  ['a text', Message, '\u2066a\u2069\u202e b\u202a', 'a b'],
  ['an optional line', optionalLine(20), ' a ', 'a'],
  ['an optional line', optionalLine(20), '', undefined],
  ['an optional line', optionalLine(20), ' \u200b\u2800 ', undefined],
  ['an optional line', optionalLine(20), undefined, undefined],
  ['an optional text', optionalMultiline(20), 'a\r\nb', 'a\nb'],
  ['an optional text', optionalMultiline(20), ' \n', undefined],
  ['an optional text', optionalMultiline(20), undefined, undefined],
  ['a key', Key, 'a', 'a'],
  ['the longest key of a price', PricingKey, 'x'.repeat(50), 'x'.repeat(50)],
  ['the longest key of a text', ContentKey, 'x'.repeat(60), 'x'.repeat(60)],
  ['a key', Key, ' house_size_2 ', 'house_size_2'],
  ['a changed key', ChangedKey, 'Old Key', 'Old Key'],
  ['a changed key', ChangedKey, 'new_key', 'new_key'],
  ['an email address', Email, ' ana@example.com ', 'ana@example.com'],
  ['a copied email address', Email, '\u202aana@\u200bexample.com\u202c \ufeff', 'ana@example.com'],
  ['an optional email address', OptionalEmail, 'ana@example.com', 'ana@example.com'],
  ['an optional email address', OptionalEmail, '', undefined],
  ['an optional email address', OptionalEmail, undefined, undefined],
  ['an optional phone number', rulesOf(QUOTE_FORM).phone, '5', '5'],
])('%s is tidied: %# (P26.2, P26.5, P26.8)', (_, schema, typed, stored) => {
  expect(schema.parse(typed)).toBe(stored)
})

test.each<[name: string, z.ZodType, values: string[]]>([
  ['an email address', Email, ['a@b.co', 'a.b.cd+e=f?@x-1.sub.example.museum', '1@2.example']],
  ['a long email address', Email, [`${local64}@example.com`, `a@${label63}.com`, `a@b.${label63}`]],
  ['an id', Id, [ID]],
  ['an instant', Instant, ['2028-02-29T23:59:59.999Z']],
  ['a date', PacificDate, ['2028-02-29']],
  ['a stored decimal', StoredDecimal, ['0.00', '-12.50', '99999999.99']],
])('%s is taken as it is', (_, schema, values) => {
  expect(values.map((value) => schema.parse(value))).toEqual(values)
})

const UNSEEN = ['\u0000', '\u0007', '\u001b', '\u009f', '\ud800'].map((sign) => `a${sign}b`)
const NO_EMAILS = [
  ...['', 'ana', '@example.com', 'ana@', 'ana@example', 'ana@example.c', 'ana@example.c0m', 'a@b..co'],
  ...['a..b@x.example', '.a@x.example', 'a.@x.example', 'a b@x.example', 'a@x.example b', 'a@b@c.example'],
  ...['=?a@x.example', 'ab=?c@x.example', 'é@x.example', 'a@é.example', 'a@-b.example', 'a@b-.example'],
  ...[`${local64}x@x.example`, `a@${label63}x.example`, `a@b.${label63}x`, 'a@b.\ncom', 'a@x.example\nb: c'],
]
const NO_IDS = [ID.toUpperCase(), `x${ID}`, `${ID}x`, ID.replaceAll('-', ''), `g${ID.slice(1)}`, '']
const NO_INSTANTS = [
  ...['2026-02-30T00:00:00.000Z', '2026-13-01T00:00:00.000Z', '2026-12-01T24:00:00.000Z', '2026-12-01'],
  ...['2026-12-01T00:00:00Z', '2026-12-01T00:00:00.000', '+012026-12-01T00:00:00.000Z'],
]
const NO_DATES = ['1999-12-31', '+012026-12-01', '2026-12', '2026-1-1', '2026-12-011', '']

test.each<[message: string, name: string, z.ZodType, values: unknown[]]>([
  ['Contains characters that are not allowed', 'a line', Line, UNSEEN],
  ['Contains characters that are not allowed', 'a text', Message, UNSEEN],
  // The last one becomes two characters in NFC each.
  ['At most 20 characters', 'a line', Line, ['x'.repeat(21), '\u0007'.repeat(21), '\u0958'.repeat(11)]],
  ['At most 20 characters', 'a changed key', ChangedKey, ['x'.repeat(21)]],
  ['At most 50 characters', 'the key of a price', PricingKey, ['x'.repeat(51)]],
  ['At most 60 characters', 'the key of a text', ContentKey, ['x'.repeat(61)]],
  ['Say it', 'a line', Line, ['', '\u200b\u2800', undefined]],
  ['Say it', 'a text', Message, ['', ' \n ', '\u200b\u2800', undefined]],
  [KEY_RULE, 'a key', Key, ['1a', '_a', 'A', 'a-b', 'a b', 'aB', 'é']],
  [KEY_RULE, 'a changed key', ChangedKey, ['New Key']],
  ['Valid email is required', 'an email address', Email, NO_EMAILS],
  ['At most 255 characters', 'an email address', Email, ['x'.repeat(256)]],
  ['Valid email is required', 'an optional email address', OptionalEmail, ['ana', ' ']],
  ['Valid phone number is required', 'a phone number', rulesOf(BOOKING_FORM).phone, ['559555014', '']],
  ['Not a valid id', 'an id', Id, NO_IDS],
  ['Not a valid time', 'an instant', Instant, NO_INSTANTS],
  ['This date does not exist', 'a date', PacificDate, ['2026-02-30', '2026-13-01']],
  ['Choose a date', 'a date', PacificDate, NO_DATES],
])('%s: %s (P26.8)', (message, _, schema, values) => {
  for (const value of values)
    expect(complaintText(schema.safeParse(value).error?.issues[0]?.message ?? '')).toBe(message)
})

test('a value that is too long gets that complaint alone', () => {
  const { error } = Line.safeParse('\u0007'.repeat(21))
  expect(error?.issues).toHaveLength(1)
})

test('a stored decimal has two digits after its point', () => {
  for (const text of ['1', '1.5', '1.555', '.50', '+1.00', 'x1.00', '1.00x', '1.xx', '-x.00'])
    expect(StoredDecimal.safeParse(text).success).toBe(false)
})

test('no parser is compiled, which the content security policy would refuse', () => {
  expect(z.config().jitless).toBe(true)
})
