/**
 * Compares everything that is derived from rows with the rows: counters, places in arrival windows, the number of photographs,
 * visits in one name, what is owed and paid, what customers list, and the guards of unique names.
 * `TABLE_NAME=<table> npx tsx scripts/table/recount.ts` lists what differs and exits with 1 if anything does; with --write it
 * corrects that. For rows that were put back, changed or removed by hand. Uses the AWS credentials and region of the shell.
 */
import { isDeepStrictEqual } from 'node:util'
import { placesOf } from '#functions/availability/availability.ts'
import { BOOKINGS } from '#functions/bookings/booking-model.ts'
import { CONTACTS } from '#functions/contacts/contact-model.ts'
import { AppError } from '#functions/errors.ts'
import { PHOTOS } from '#functions/photos/photo-store.ts'
import { QUOTES } from '#functions/quotes/quote-model.ts'
import {
  COUNTERS,
  DONE_VISIT,
  HOLDER_REVISION,
  holderKey,
  type Key,
  OPEN_VISIT,
  OWED,
  PAYMENTS,
  PHOTO_COUNT,
  type RecordList,
  SLOTS,
  slotKey,
} from '#functions/table/keys.ts'
import { queryRows } from '#functions/table/read.ts'
import { type Counted, countDifference, countsOf, readCounters, sumOf } from '#functions/table/records.ts'
import { put, remove, transact, update } from '#functions/table/transact.ts'
import { pacificNow } from '#schemas/facts/pacific-time.ts'
import { holdsSlot } from '#schemas/facts/visit-change.ts'
import { customerDifferences } from '#scripts/table/customers.ts'
import { type Difference, guardDifferences } from '#scripts/table/guards.ts'
import { allRows, keyText, kindOf, type Row } from '#scripts/table/rows.ts'

const COUNTED: Record<string, (row: Row) => Counted> = {
  QUOTE: (row) => countsOf(QUOTES, QUOTES.schema.parse(row)),
  CONTACT: (row) => countsOf(CONTACTS, CONTACTS.schema.parse(row)),
  BOOKING: (row) => countsOf(BOOKINGS, BOOKINGS.schema.parse(row)),
}

/** Visitors may write meanwhile: then the rows are read again. */
const TRIES = 10

/** @throws Error if the table never rests for as long as it takes to read it */
async function differences(): Promise<Difference[]> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = await countersAndPlaces()
    const rows = await allRows()
    const counters = await readCounters()
    if (isDeepStrictEqual(before, await countersAndPlaces()))
      return [
        ...counterDifferences(countedIn(rows), counters),
        ...slotDifferences(rows),
        ...photoDifferences(rows),
        ...derivedDifferences(rows),
        ...customerDifferences(rows),
        ...guardDifferences(rows),
      ]
  }
  throw new Error('The table changes all the time: try again at night')
}

const countersAndPlaces = () => Promise.all([COUNTERS, SLOTS].map((partition) => queryRows({ partition })))

const countedIn = (rows: Row[]) => sumOf(rows.map((row) => COUNTED[kindOf(row)]?.(row) ?? {}))

/** The writes add the difference, so that what visitors count meanwhile stays. */
function counterDifferences(rows: Counted, counters: Counted): Difference[] {
  const lists = [...new Set([...Object.keys(rows), ...Object.keys(counters)])] as RecordList[]
  return lists.flatMap((list) => {
    const { [list]: actual = {} } = rows
    const { [list]: stored = {} } = counters
    const names = [...new Set([...Object.keys(stored), ...Object.keys(actual)])]
    const wrong = names.filter((name) => (stored[name] ?? 0) !== (actual[name] ?? 0))
    if (wrong.length === 0) return []
    const words = wrong.map((name) => `${name} is ${stored[name] ?? 0}, not ${actual[name] ?? 0}`)
    const writes = countDifference({ [list]: stored }, { [list]: actual })
    return [{ text: `counters of ${list}: ${words.join(', ')}`, writes }]
  })
}

function slotDifferences(rows: Row[]): Difference[] {
  const missing = new Map<string, number>()
  const add = (slot: string, by: number) => missing.set(slot, (missing.get(slot) ?? 0) + by)
  for (const row of rows.filter(({ pk }) => pk === SLOTS)) add(row.sk, -Number(row['claimed'] ?? 0))
  for (const row of rows.filter((row) => kindOf(row) === BOOKINGS.entity)) {
    const booking = BOOKINGS.schema.parse(row)
    if (holdsSlot(booking)) for (const [slot, count] of placesOf(booking)) add(slot, count)
  }
  return [...missing]
    .filter(([, by]) => by !== 0)
    .map(([slot, by]) => {
      const change = { add: { claimed: by } }
      return {
        text: `window ${slot}: ${Math.abs(by)} ${by > 0 ? 'too few' : 'too many'} places taken`,
        writes: [update(slotKey(slot), change)],
      }
    })
}

function photoDifferences(rows: Row[]): Difference[] {
  const { length } = rows.filter(({ pk }) => pk === PHOTOS.name)
  const listed = Number(rows.find(({ pk }) => pk === PHOTO_COUNT.pk)?.['listed'] ?? 0)
  if (length === listed) return []
  const change = { add: { listed: length - listed } }
  return [
    { text: `${listed} photographs are counted, ${length} are there`, writes: [update(PHOTO_COUNT, change)] },
  ]
}

/**
 * Rows that follow from bookings. Open visits in one name that are over expire by themselves, and the payments of a deleted
 * visit stay.
 */
function derivedDifferences(rows: Row[]): Difference[] {
  const today = pacificNow(new Date()).date
  const isOf = ({ pk, sk }: Key) =>
    pk === OWED ||
    pk === PAYMENTS ||
    (kindOf({ pk }) === kindOf(holderKey('', '')) &&
      (sk.startsWith(DONE_VISIT) || sk >= OPEN_VISIT + today) &&
      sk !== HOLDER_REVISION)
  const byKey = (list: readonly Row[]) => new Map(list.filter(isOf).map((row) => [keyText(row), row]))
  const bookings = rows.filter((row) => kindOf(row) === BOOKINGS.entity)
  const wanted = byKey(bookings.flatMap((row) => BOOKINGS.derived?.(BOOKINGS.schema.parse(row), false) ?? []))
  const stored = byKey(rows)
  return [
    ...[...wanted]
      .filter(([key, row]) => !isDeepStrictEqual(stored.get(key), row))
      .map(([key, row]) => ({ text: `row of a booking is missing or wrong: ${key}`, writes: [put(row)] })),
    ...[...stored]
      .filter(([key, row]) => !wanted.has(key) && !row['isDeleted'])
      .map(([key, { pk, sk }]) => ({ text: `row is of no booking: ${key}`, writes: [remove({ pk, sk })] })),
  ]
}

/** @returns lines about what differs; after `write`, about what still does */
export async function recount({ write }: { write: boolean }): Promise<string[]> {
  const found = await differences()
  if (!write) return found.map(({ text }) => text)
  for (const { text, writes } of found) {
    if (!writes) continue
    try {
      await transact(writes)
      console.log(`corrected ${text}`)
    } catch (error) {
      // Its record was changed or deleted meanwhile, with what follows from it.
      if (!(error instanceof AppError)) throw error
    }
  }
  return (await differences()).map(({ text }) => text)
}

if (import.meta.filename === process.argv[1]) {
  const lines = await recount({ write: process.argv.includes('--write') })
  for (const line of lines) console.log(line)
  if (lines.length === 0)
    console.log('all counters, windows, visits, payments, customers and guards agree with the rows')
  process.exitCode = lines.length === 0 ? 0 : 1
}
