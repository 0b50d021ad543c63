/** Search in the back office: one text per record, and how a query is read (decision 66). */
import { money } from '#frontend/lib/format.ts'
import { all, type Condition, either, holding, matching } from '#functions/table/expression.ts'
import { Id } from '#schemas/contract/records.ts'
import { dayParts } from '#schemas/facts/pacific-time.ts'
import { digitsOf, plainText } from '#schemas/facts/typed-text.ts'
import { type As, type Fields, listedIn } from '#schemas/fields/field.ts'

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
]
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Joins the text that searches look into. A line feed ends each part, so that a search finds the end of a word. */
export function searchText(parts: readonly (string | undefined)[]): string {
  return parts.flatMap((part) => (part ? `${plainText(part)}\n` : [])).join('')
}

/** A phone number as typed and as digits. */
export const phoneWords = (phone: string) => `${phone} ${digitsOf(phone)}`

/** Whole dollars, with and without commas. */
export const priceWords = (dollars: number) => `${money(dollars)} $${dollars}`

/** A date as it is stored, shown and typed: 2026-11-05, Thursday, Nov 5, 2026, November 5, 11/5, 11/05. */
export function dateWords(date: string): string {
  const { weekday, month, day, year } = dayParts(date, { weekdays: WEEKDAYS, months: MONTHS })
  const [, monthDigits, dayDigits] = date.split('-')
  return [
    date,
    weekday,
    `${month.slice(0, 3)} ${day}, ${year}`,
    `${month} ${day}, ${year}`,
    `${Number(monthDigits)}/${day}/${year}`,
    `${monthDigits}/${dayDigits}/${year}`,
  ].join(' ')
}

const WRITTEN: Partial<Record<As, (value: never) => string>> = {
  phone: phoneWords,
  dollars: priceWords,
  estimate: priceWords,
  day: dateWords,
  quote: (id: string) => idWords('quote', id),
}

/** Returns the text that searches look into: a record's id and what its table of fields lists for them. */
export function searchedIn(fields: Fields): (record: { id: string }) => string {
  const leaves = listedIn(fields, 'search')
  return (record) => {
    const texts = leaves.map(({ field: { as = 'typed' }, valueIn }) => {
      const value = valueIn(record) as string | undefined
      return value === undefined ? undefined : (WRITTEN[as]?.(value as never) ?? value)
    })
    return searchText([idWords('id', record.id), ...texts])
  }
}

/** As cards show an id. */
export const idWords = (noun: string, id: string) => `${noun} ${idStart(id)}`

const idStart = (id: string) => id.slice(0, 8)

/** A record matches if its text contains every term in any of its spellings, or the phone number. */
export type Search = { terms: string[][]; phone: string | undefined }

/** `Nov 5`, `november 05,`, `Sept. 5th` */
const MONTH_AND_DAY = /\b([a-z]{3,9})\.?\s+0?(\d{1,2})(?:st|nd|rd|th)?(?![\d/-])[.,]?/g
/** Digits of a phone number, and what separates them. */
const PHONE_LIKE = /^[\d\s().+-]+$/

/** Numbers are stored as they were typed, and as digits without it. */
const COUNTRY_CODE = /\+1[\s.-]*(?=\(?\d{3})/g
/** Whole dollars are stored without cents. */
const NO_CENTS = /(?<=^\$?[\d,]*\d)\.00$/

/** Dates recognised in one search: each has ten spellings, and DynamoDB accepts 300 operators and functions. */
const DAYS = 5

/** Parses a query. The order of words does not matter. */
export function readSearch(q: string): Search {
  const terms: string[][] = []
  const rest = plainText(q).replace(MONTH_AND_DAY, (typed: string, month: string, day: string) => {
    const name = MONTHS.find((each) => each.startsWith(month))
    if (name === undefined || terms.length === DAYS) return typed
    terms.push(endingAt([...new Set([name.slice(0, 3), name])].map((each) => `${each} ${day}`)))
    return ' '
  })
  // Mail programs copy a sender as "Ana Ruiz" <ana@example.com>.
  const words = rest
    .replace(COUNTRY_CODE, '')
    .split(/[\s<>"]/)
    .filter(Boolean)
  terms.push(...words.flatMap((word) => parts(word.replace(/[.,;]+$/, '') || word)).map(spellings))
  // Marks alone are in no text.
  if (terms.length === 0 && q) terms.push([q])
  const digits = digitsOf(q)
  return { terms, phone: PHONE_LIKE.test(q) && digits.length >= 7 ? digits : undefined }
}

/** The names in smith-jones, which may be stored with a space. */
const parts = (word: string) => (/^\p{L}[\p{L}-]*\p{L}$/u.test(word) ? word.split(/-+/) : [word])

function spellings(word: string): string[] {
  if (Id.safeParse(word).success) return [word, idStart(word)]
  if (/^\d{1,2}\/\d{1,2}$/.test(word)) return endingAt([word])
  if (NO_CENTS.test(word)) return [word, word.replace(NO_CENTS, '')]
  const digits = digitsOf(word)
  return PHONE_LIKE.test(word) && digits.length >= 3 && digits !== word ? [word, digits] : [word]
}

/** Nov 2 must not match Nov 25. */
const endingAt = (days: string[]) => days.flatMap((day) => [',', ' ', '.', '/', '\n'].map((end) => day + end))

/** A search of 100 characters may have 25 words of 5 spellings. */
export function searchFilter(q: string): Condition {
  const { terms, phone } = readSearch(q)
  const holds = (needle: string) => matching({ search: holding(needle) })
  const words = all(...terms.map((spellings) => either(...spellings.map(holds))))
  return phone === undefined ? words : either(words, holds(phone))
}
