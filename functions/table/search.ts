/** What a search in the back office finds a record by, and how the words of a search are read (decision 66). */

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** The text that searches look into. Each part ends a line, so that a search knows where a word ends. */
export function searchText(parts: readonly (string | undefined)[]): string {
  return parts
    .filter(Boolean)
    .map((part) => `${part}\n`)
    .join('')
    .toLowerCase()
}

/** Digits alone, without the country code of the United States. */
function digitsOf(text: string): string {
  return text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
}

/** A phone number as it was typed, and in digits. */
export function phoneWords(phone: string | undefined): string | undefined {
  return phone && `${phone} ${digitsOf(phone)}`
}

/** Whole dollars, with and without commas. */
export function priceWords(dollars: number | undefined): string | undefined {
  // Not toLocaleString, whose data takes part of a cold start to load.
  return dollars === undefined
    ? undefined
    : `$${String(dollars).replace(/\B(?=(\d{3})+$)/g, ',')} $${dollars}`
}

/** A date of the calendar as it is stored, shown and typed: 2026-11-05, Thursday, Nov 5, 2026, November 5, 11/5, 11/05. */
export function dateWords(date: string): string {
  const [year, month, day] = date.split('-') as [string, string, string]
  // Stryker disable next-line StringLiteral: only the compiler needs the empty one, dates are checked before they are stored
  const name = MONTHS[Number(month) - 1] ?? ''
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]
  const dayAndYear = `${Number(day)}, ${year}`
  return [
    date,
    weekday,
    `${name.slice(0, 3)} ${dayAndYear}`,
    `${name} ${dayAndYear}`,
    `${Number(month)}/${Number(day)}/${year}`,
    `${month}/${day}/${year}`,
  ].join(' ')
}

/** The start of an id, as cards show it. */
export function idWords(noun: string, id: string | undefined): string | undefined {
  return id && `${noun} ${id.slice(0, 8)}`
}

/** A record is found when its text holds each term in one of the term's spellings, or the number that all of the search is. */
export type Search = { terms: string[][]; phone: string | undefined }

/** `Nov 5`, `november 05,`, `Sept. 5th` */
const MONTH_AND_DAY = /\b([a-z]{3,9})\.?\s+0?(\d{1,2})(?:st|nd|rd|th)?(?![\d/-]),?/g
const WHOLE_ID = /^([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** What may stand between the digits of a phone number. */
const PHONE_LIKE = /^[\d\s().+-]+$/

/** Days that are read as such in one search: each has ten spellings, and DynamoDB takes 300 operators and functions. */
const DAYS = 5

/** Reads what somebody typed. Words count in any order. */
export function readSearch(q: string): Search {
  const terms: string[][] = []
  const rest = q.toLowerCase().replace(MONTH_AND_DAY, (typed: string, month: string, day: string) => {
    const name = MONTHS.find((each) => each.startsWith(month))
    if (name === undefined || terms.length === DAYS) return typed
    terms.push(endingAt([...new Set([name.slice(0, 3), name])].map((each) => `${each} ${day}`)))
    return ' '
  })
  const words = rest.split(/\s/).filter(Boolean)
  terms.push(...words.map((word) => spellings(word.replace(/[,;]+$/, '') || word)))
  const digits = digitsOf(q)
  return { terms, phone: PHONE_LIKE.test(q) && digits.length >= 7 ? digits : undefined }
}

function spellings(word: string): string[] {
  const idStart = WHOLE_ID.exec(word)?.[1]
  if (idStart !== undefined) return [word, idStart]
  if (/^\d{1,2}\/\d{1,2}$/.test(word)) return endingAt([word])
  const digits = digitsOf(word)
  return PHONE_LIKE.test(word) && digits.length >= 3 && digits !== word ? [word, digits] : [word]
}

/** A day must end where it was typed to end: Nov 2 is not Nov 25. */
const endingAt = (days: string[]) => days.flatMap((day) => [',', ' ', '.', '/', '\n'].map((end) => day + end))

/** Names are short: an expression may have 4 KB, and a search of 100 characters 25 words of 5 spellings. */
export function searchFilter(q: string) {
  const { terms, phone } = readSearch(q)
  const values: Record<string, string> = {}
  const holds = (needle: string) => {
    const name = `:${Object.keys(values).length}`
    values[name] = needle
    return `contains(#s,${name})`
  }
  // DynamoDB refuses parentheses that change nothing.
  const anyOf = (spellings: string[]) =>
    spellings.length === 1 ? spellings.map(holds).join('') : `(${spellings.map(holds).join(' OR ')})`
  const all = terms.map(anyOf).join(' AND ')
  return { expression: phone === undefined ? all : `${all} OR ${holds(phone)}`, values }
}
