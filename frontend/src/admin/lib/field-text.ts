/** Writes the values of a record's fields, in words for cards and plainly for files. */

import type { Column } from '#frontend/admin/lib/csv.ts'
import { formatDay, formatInstant, sheetInstant, shortId } from '#frontend/admin/lib/format.ts'
import { paymentsWords } from '#frontend/admin/lib/paid-words.ts'
import type { OptionLabel } from '#frontend/admin/lib/use-option-labels.ts'
import { storiesLabel } from '#frontend/lib/commercial-labels.ts'
import { windowLabel } from '#frontend/lib/days.ts'
import { money } from '#frontend/lib/format.ts'
import { minimumVisit } from '#schemas/defaults/pricing.ts'
import { jobLength, type Rhythm, type ServiceType } from '#schemas/facts/jobs.ts'
import { placeName } from '#schemas/facts/places.ts'
import { DECLINE_WORDS } from '#schemas/facts/statuses.ts'
import {
  type As,
  addressText,
  type Fields,
  LANGUAGE_WORDS,
  type Leaf,
  listedIn,
  type Shown,
} from '#schemas/fields/field.ts'
import { jobLengthLabels, rhythmLabels, serviceLabels } from '#words/labels/services.ts'

/** The price list's labels; without it, keys stay keys. */
type Labels = OptionLabel | undefined

const WORDS: Partial<Record<As, (value: never) => string | undefined>> = {
  service: (type: ServiceType) => serviceLabels[type],
  city: placeName,
  language: (code: keyof typeof LANGUAGE_WORDS) => LANGUAGE_WORDS[code],
  rhythm: (months: Rhythm) => rhythmLabels.every[months],
  stories: storiesLabel,
  payments: paymentsWords,
  declined: (reason: keyof typeof DECLINE_WORDS) => DECLINE_WORDS[reason],
}

function optionWords(value: unknown, { category }: Shown, labels: Labels, separator: string): string {
  const label = (key: string) => (labels && category ? labels(category, key) : key)
  return [value].flat().map(String).map(label).join(separator)
}

function cellOf(value: unknown, field: Shown, labels: Labels): string | number | undefined {
  if (field.as === 'yes') return value ? 'yes' : 'no'
  if (value === undefined) return undefined
  if (field.as === 'instant') return sheetInstant(String(value))
  if (field.as === 'option') return optionWords(value, field, labels, '; ')
  const words = field.as && WORDS[field.as]
  return words ? words(value as never) : (value as string | number)
}

/** What a business was quoted, for instance `$150 (minimum visit; windows $47)` (P10.5). */
export function estimateWords(totalPrice: number): string {
  const minimum = minimumVisit(totalPrice)
  return minimum === undefined
    ? money(totalPrice)
    : `${money(minimum)} (minimum visit; windows ${money(totalPrice)})`
}

/** What a card writes in another way than a file. */
const TEXTS: Partial<Record<As, (value: never) => string | undefined>> = {
  dollars: money,
  estimate: estimateWords,
  length: (minutes: number) => jobLength(minutes, jobLengthLabels),
  instant: formatInstant,
  day: formatDay,
  address: addressText,
  window: windowLabel,
  quote: shortId,
}

function textOf(value: unknown, field: Shown, labels: Labels): string | undefined {
  const { as, none } = field
  if (none !== undefined && [value].flat().length === 0) return none
  if (value === undefined || value === '' || value === false) return undefined
  if (as === 'option') return optionWords(value, field, labels, ', ')
  const text = as && TEXTS[as]
  return text ? text(value as never) : cellOf(value, field, labels)?.toString()
}

const TYPED: readonly As[] = ['typed', 'lines', 'email', 'phone', 'address', 'city']

export const isTyped = (as: As = 'typed') => TYPED.includes(as)

/** Name and value of a card's fact, and whether a person typed it. */
export function factOf({ label, field, valueIn }: Leaf, record: object, labels?: OptionLabel) {
  return [label, textOf(valueIn(record), field, labels), isTyped(field.as) ? 'typed' : undefined] as const
}

/** Names and new values of the facts that differ between two versions of a record, except those in `names`. A quote's state is worked out for lists, not stored. */
export function changesBeside(
  names: readonly string[],
  { fields, seen }: { fields: Fields; seen: object },
  stored: object,
): [label: string, text: string | undefined][] {
  return listedIn(fields, 'csv')
    .filter(({ name, field, valueIn }) => !names.includes(name) && (field.as !== 'status' || valueIn(stored)))
    .map((leaf) => [factOf(leaf, stored), factOf(leaf, seen)] as const)
    .filter(([[, now], [, before]]) => now !== before)
    .map(([[label, now]]) => [label, now])
}

/**
 * The columns of a record's file, and of the table at a desk.
 * @param first names or paths of those that come first
 */
export function columnsOf<T extends object>(
  fields: Fields,
  first: readonly string[] = [],
  labels?: OptionLabel,
): Column<T>[] {
  const leaves = listedIn(fields, 'csv')
  const place = ({ path }: Leaf) => (first.includes(path) ? first.indexOf(path) : first.length)
  return leaves
    .toSorted((a, b) => place(a) - place(b))
    .map(({ label, field, valueIn }) => ({
      name: label,
      value: (row: T) => cellOf(valueIn(row), field, labels),
      ...(field.in?.includes('table') && { inTable: field.as ?? 'typed' }),
    }))
}
