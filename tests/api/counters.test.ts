/** Counters of totals and arrival windows must never drift from their records. */
import { expect, test } from '@jest/globals'
import { DEFAULT_SETTINGS } from '#schemas/defaults/settings.ts'
import { BOOKING_STATUSES, CONTACT_STATUSES } from '#schemas/facts/statuses.ts'
import type { EndpointName } from '#schemas/routes.ts'
import { judgeCounters, judgeSlots } from '#tests/faults/oracle.ts'
import { type ApiAnswer, apiClient } from '#tests/support/api/client.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import {
  commercialRequest,
  contactRequest,
  openWindows,
  quoteRequest,
  visitor,
  type Window,
} from '#tests/support/api/requests.ts'
import { type Random, seededRandom } from '#tests/support/random.ts'
import { readTable, rowsOf } from '#tests/support/table/rows.ts'

const RECORDS_OF_A_KIND = 12
const CHANGES = 160
/** Few, so that changes meet in them. */
const WINDOWS = 4
const CAPACITY = Number(DEFAULT_SETTINGS.window_capacity)

const { stack, owner } = fileDesk()

/** Ids of a list, and ids of its spam. */
const ids = async (list: 'listBookings' | 'listContacts' | 'listQuotes' | 'listCommercialQuotes') =>
  [
    await owner.expect(list, { limit: 100 }),
    await owner.expect(list, { limit: 100, status: 'spam' }),
  ].flatMap((rows) => rows.map(({ id }) => id))

/** One record of each kind for each index; the spam trap catches every fourth. */
async function createRecords(pickWindow: () => Window) {
  const trap = (index: number) => (index % 4 === 0 ? { website: 'x' } : {})
  await Promise.all(
    Array.from({ length: RECORDS_OF_A_KIND }, async (_, index) => {
      const client = apiClient(stack)
      await client.expect('createQuote', quoteRequest(trap(index)))
      await client.expect('createContact', contactRequest(trap(index)))
      await client.expect('createCommercialContact', commercialRequest(trap(index)))
      await client.call('createBooking', { ...visitor(), ...pickWindow(), ...trap(index) })
    }),
  )
  return {
    bookings: await ids('listBookings'),
    contacts: await ids('listContacts'),
    quotes: await ids('listQuotes'),
    commercial: await ids('listCommercialQuotes'),
  }
}

/** Every call that changes a counter. @param crowded where the owner books one visit on top of the other */
function counterChanges(
  made: Awaited<ReturnType<typeof createRecords>>,
  pick: Random['pick'],
  windows: readonly Window[],
  crowded: Window,
): (() => Promise<ApiAnswer>)[] {
  const call = (name: EndpointName, id: string, body?: object): Promise<ApiAnswer> =>
    owner.ask(name, { params: { id }, body })
  return [
    () => call('updateBooking', pick(made.bookings), { status: pick(BOOKING_STATUSES) }),
    () => call('updateBooking', pick(made.bookings), { status: pick(BOOKING_STATUSES) }),
    () => call('updateBooking', pick(made.bookings), { ...pick(windows) }),
    () => call('updateBooking', pick(made.bookings), { ...pick(windows), status: pick(BOOKING_STATUSES) }),
    () => call('updateContact', pick(made.contacts), { status: pick(CONTACT_STATUSES) }),
    () => owner.call('addBooking', { ...visitor(), ...pick(windows) }),
    () => owner.call('addBooking', { ...visitor(), ...crowded, anyway: true }),
    () => call('updateBooking', pick(made.bookings), { ...crowded, status: 'confirmed', anyway: true }),
    () => apiClient(stack).call('createBooking', { ...visitor(), ...pick(windows) }),
    () => call('deleteBooking', pick(made.bookings)),
    () => call('deleteContact', pick(made.contacts)),
    () => call('deleteQuote', pick(made.quotes)),
    () => call('deleteCommercialQuote', pick(made.commercial)),
    () => owner.call('markNotSpam', { list: 'bookings', id: pick(made.bookings) }),
    () => owner.call('markNotSpam', { list: 'contacts', id: pick(made.contacts) }),
    () => owner.call('markNotSpam', { list: 'commercial-quotes', id: pick(made.commercial) }),
    () => owner.call('markNotSpam', { list: 'quotes', id: pick(made.quotes) }),
  ]
}

test('after concurrent changes, every counter equals a recount, and only the owner overbooks a window', async () => {
  const random = seededRandom(1)
  const { pick } = random
  const open = await openWindows(owner)
  const windows = open.slice(20, 20 + WINDOWS)
  const crowded = open[30] as Window
  const made = await createRecords(() => pick(windows))
  const changes = counterChanges(made, pick, windows, crowded)
  const answers = await Promise.all(
    Array.from({ length: CHANGES }, async () => {
      const change = pick(changes)
      // Now and then twice: two clicks, or two people.
      return random.chance(0.3) ? Promise.all([change(), change()]) : [await change()]
    }),
  )
  const statuses = new Set(answers.flat().map(({ status }) => status))
  expect([...statuses].filter((status) => ![200, 201, 404, 409].includes(status))).toEqual([])
  expect(statuses).toContain(409)

  const rows = await readTable(stack.dynamodbEndpoint)
  expect([...judgeCounters(rows), ...judgeSlots(rows)]).toEqual([])
  const visits = rowsOf(rows, 'BOOKING').filter(({ status }) => status !== 'cancelled')
  const bookedIn = ({ serviceDate, serviceTime }: Window) =>
    visits.filter((row) => row['serviceDate'] === serviceDate && row['serviceTime'] === serviceTime).length
  for (const window of windows) expect(bookedIn(window)).toBeLessThanOrEqual(CAPACITY)
  expect(bookedIn(crowded)).toBeGreaterThan(CAPACITY)
})
