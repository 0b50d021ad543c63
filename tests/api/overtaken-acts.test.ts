/** Acts that another one overtakes between their reads and their writes. */
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { pacificToday } from '#frontend/lib/days.ts'
import { ENV } from '#functions/environment.ts'
import { signLink } from '#functions/links/signed-link.ts'
import { digestId, mailKey } from '#functions/table/keys.ts'
import type { ChangeCustomerRequest } from '#schemas/contract/customers.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import { addDays, mondayOf } from '#schemas/facts/pacific-time.ts'
import { tableEnvironment } from '#scripts/local/aws/dynamodb-table.ts'
import { LOCAL_PHOTO_BUCKET, startBucket } from '#scripts/local/aws/s3.ts'
import { customerDesk, type Person, someone } from '#tests/api/customer-desk.ts'
import { quoteDesk } from '#tests/api/quote-desk.ts'
import { judgeCustomers } from '#tests/faults/customer-oracle.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { fileSecrets } from '#tests/support/api/file-stack.ts'
import { addVisit, contactRequest, quoteRequest, visitor } from '#tests/support/api/requests.ts'
import { addPhoto } from '#tests/support/photos/upload.ts'
import { startTableProxy, type TableProxy, type TableRequest } from '#tests/support/table/proxy.ts'
import { rowsAt } from '#tests/support/table/rows.ts'

const desk = customerDesk()
const { stack, owner, freshWindow, cardOf, rows } = desk
const { quoted, change, mailTo, rowOf } = quoteDesk(desk)
fileSecrets(stack)

let before = async (_request: TableRequest) => {}
let hasHappened = true

/** @param act happens once, before the first transaction (or other operation) of this process that names `record` */
function meanwhile(record: string, act: () => Promise<unknown>, held = 'TransactWriteItems'): void {
  let acting: Promise<unknown> | undefined
  hasHappened = false
  before = async ({ operation, body }) => {
    if (operation !== held || !body.includes(record)) return
    hasHappened = true
    // On a busy machine a request that waits is sent again by the client.
    acting ??= act()
    await acting
  }
}

// What nothing overtakes proves nothing.
afterEach(() => expect(hasHappened).toBe(true))

const idOf = ({ email }: Person) => digestId(email.toLowerCase())
const write = (person: Person) => apiClient(stack).expect('createContact', contactRequest(person))

async function forget(person: Person): Promise<void> {
  const { forgetCustomer } = await import('#functions/customers/forget-customer.ts')
  await forgetCustomer(idOf(person), { confirmation: person.email }, new Date())
}

const moveAnywhere = (id: string) => owner.expect('updateBooking', id, { ...freshWindow(), anyway: true })
const asker = () => ({ network: '198.51.100.7', now: new Date() })

let proxy: TableProxy
beforeAll(async () => {
  proxy = await startTableProxy(stack.dynamodbEndpoint, async (request, pass) => {
    await before(request)
    return pass()
  })
  Object.assign(process.env, tableEnvironment(proxy.url))
})
afterAll(() => proxy.stop())

test('a customer whose quote is deleted meanwhile is forgotten with the visit at its price (P34.10)', async () => {
  const customer = someone()
  const quote = await apiClient(stack).expect('createQuote', quoteRequest({ customerInfo: customer }))
  const visit = { ...visitor(), ...freshWindow(), email: customer.email, quoteId: quote.id }
  const { id } = await owner.expect('addBooking', { ...visit, status: 'cancelled' })
  meanwhile(`BOOKING#${id}`, () => owner.expect('deleteQuote', quote.id))
  await forget(customer)
  expect((await rows()).filter((row) => JSON.stringify(row).includes(customer.email))).toEqual([])
})

test('someone who writes again while being forgotten has no notes from before (P34.10)', async () => {
  const customer = someone()
  const { id } = await write(customer)
  const note = { action: 'note', address: '7 Pointer Way', text: 'A dog' } as const
  await owner.expect('updateCustomer', idOf(customer), note)
  meanwhile(`CONTACT#${id}`, () => write(customer))
  await forget(customer)
  expect((await cardOf(customer)).notes).toEqual([])
})

test('a visit that is moved ahead while its customer is forgotten stays (P34.10)', async () => {
  const customer = someone()
  const { id } = await addVisit(owner, addDays(pacificToday(), -7), { email: customer.email })
  meanwhile('OPT_OUT#', () => moveAnywhere(id))
  await expect(forget(customer)).rejects.toMatchObject({ status: 409 })
  expect(await owner.expect('listBookings', { q: id })).toHaveLength(1)
})

test("a record that becomes another customer's while its customer is forgotten stays (P34.10)", async () => {
  const [gone, other] = [someone(), someone()]
  const { id } = await write(gone)
  meanwhile('OPT_OUT#', () => owner.expect('updateContact', id, { email: other.email }))
  await expect(forget(gone)).rejects.toMatchObject({ status: 409 })
  expect((await cardOf(other)).records).toMatchObject([{ kind: 'contact' }])
})

test.each(['into', 'with'])(
  'a customer who is merged %s another one meanwhile is not forgotten (P34.10)',
  async (how) => {
    const [gone, other] = [someone(), someone()]
    const update = (id: string, body: ChangeCustomerRequest) => owner.expect('updateCustomer', id, body)
    for (const person of [gone, other]) await write(person)
    await update(idOf(other), { action: 'note', address: '9 Pointer Way', text: 'Gate 12' })
    const [root, joined] = how === 'into' ? [other, gone] : [gone, other]
    meanwhile('OPT_OUT#', () => update(idOf(root), { action: 'merge', other: idOf(joined) }))
    await expect(forget(gone)).rejects.toMatchObject({ status: 409 })
    expect((await cardOf(other)).notes).toMatchObject([{ text: 'Gate 12' }])
  },
)

test.each(['into', 'with'])(
  'Forget of a card from before its customer was merged %s another one is refused (P34.10)',
  async (how) => {
    const [gone, other] = [someone(), someone()]
    for (const person of [gone, other]) await write(person)
    const [id, joined] = [idOf(gone), idOf(other)]
    const [root, second] = how === 'into' ? [joined, id] : [id, joined]
    await owner.expect('updateCustomer', root, { action: 'merge', other: second })
    const body = { confirmation: gone.email, merged: [] }
    expect((await owner.call('forgetCustomer', id, body)).status).toBe(409)
    expect((await cardOf(other)).records).toHaveLength(2)
    const seen = { ...body, merged: [id, joined] }
    expect((await owner.call('forgetCustomer', id, seen)).status).toBe(200)
  },
)

test('of two merges that cross, the later one is done already (P34.5)', async () => {
  const [one, two] = [someone(), someone()]
  for (const person of [one, two]) await write(person)
  const [id, other] = [idOf(one), idOf(two)]
  // The first customer is read before the other merge, the second one after it.
  const merge = { action: 'merge', other: id } as const
  meanwhile(`CUSTOMER#${other}`, () => owner.expect('updateCustomer', other, merge), 'BatchGetItem')
  const { changeCustomer } = await import('#functions/customers/customer-change.ts')
  await changeCustomer(id, { action: 'merge', other }, new Date())
  expect((await cardOf(two)).merged).toMatchObject([{ id }])
  expect(judgeCustomers(await rows())).toEqual([])
})

async function deleteBooking(id: string) {
  const deletion = await import('#functions/bookings/booking-deletion.ts')
  return deletion.deleteBooking(id)
}

test.each([
  ['the reminder of a visit that is back on its day', 'planned', false],
  ['it noted that the owner stopped a reminder', 'skipped', true],
])('a deletion that an edit overtakes leaves %s (P32.6)', async (_, status, isStopped) => {
  const serviceDate = mondayOf(addDays(pacificToday(), 105))
  const { id } = await addVisit(owner, serviceDate, { status: 'pending' })
  const reminder = `reminder-${serviceDate}-${id}`
  if (isStopped) await owner.expect('stopNotification', reminder)
  const edit = (changes: object) => owner.expect('updateBooking', id, changes)
  for (const days of isStopped ? [1] : [1, 0])
    await edit({ serviceDate: addDays(serviceDate, days), anyway: true })
  meanwhile(`BOOKING#${id}`, () => edit({ adminNotes: 'Call first' }))
  await expect(deleteBooking(id)).rejects.toMatchObject({ status: 409 })
  expect(await rowsAt(stack.dynamodbEndpoint, [mailKey(reminder)])).toMatchObject([{ status }])
})

test.each([
  [404, 'another deletion', [], /is cancelled/, (id: string) => owner.expect('deleteBooking', id)],
  [409, 'a move', [expect.anything()], /new time/, moveAnywhere],
])(
  'a deletion is answered %i when %s overtakes it, and the mail about that is sent (P32.6)',
  async (status, _, left, news, act) => {
    const { email } = someone()
    const { id } = await owner.expect('addBooking', { ...visitor(), ...freshWindow(), email })
    meanwhile(`OUTBOX#${id}`, () => act(id), 'Query')
    await expect(deleteBooking(id)).rejects.toMatchObject({ status })
    expect(await owner.expect('listBookings', { q: id })).toEqual(left)
    expect((await mailTo(email)).subject).toMatch(news)
  },
)

test('a quote is not declined by a link that the owner ends at that moment (P33.4)', async () => {
  const { id, token } = await quoted()
  meanwhile(`QUOTE#${id}`, () => change(id, { action: 'revoke' }))
  const { answerQuote } = await import('#functions/quotes/quote-link.ts')
  const answer = answerQuote({ token, action: 'decline', reason: 'price' }, asker())
  await expect(answer).rejects.toMatchObject({ status: 404 })
  expect((await rowOf(id))?.['declined']).toBeUndefined()
})

test('a visit is not shown by a link that the owner ends at that moment (P32.4)', async () => {
  const { id } = await owner.expect('addBooking', { ...visitor(), ...freshWindow() })
  meanwhile(`BOOKING#${id}`, () => owner.expect('createVisitLink', id, { isRevoked: true }))
  const { changeVisit } = await import('#functions/visits/visit-change.ts')
  const answer = changeVisit({ token: signLink('visit', id), action: 'cancel' }, asker())
  await expect(answer).rejects.toMatchObject({ status: 404 })
})

test('a visit of several hours whose new window fills meanwhile is offered windows among its own places (P39.6)', async () => {
  const { serviceDate } = freshWindow()
  const typed = { ...visitor(), serviceDate, anyway: true }
  const { id, updatedAt } = await owner.expect('addBooking', { ...typed, serviceTime: '10:00', hours: 4 })
  meanwhile(`BOOKING#${id}`, () => owner.expect('addBooking', { ...typed, serviceTime: '14:00', hours: 2 }))
  const { changeVisit } = await import('#functions/visits/visit-change.ts')
  const move = { action: 'move', serviceDate, serviceTime: '12:00', updatedAt } as const
  const answer = changeVisit({ token: signLink('visit', id), ...move }, asker())
  const days = expect.arrayContaining([{ date: serviceDate, times: ['08:00', '10:00'] }])
  await expect(answer).rejects.toMatchObject({ details: { availability: { days } } })
})

test('two who ask for the address of the calendar feed at once get the same one (P32.10)', async () => {
  const shared: string[] = []
  meanwhile('CALENDAR_FEED', async () => {
    shared.push((await owner.expect('shareCalendar', {})).feed)
  })
  const { feedPath } = await import('#functions/days/calendar-feed.ts')
  const path = await feedPath()
  expect(shared).toEqual([expect.stringContaining(path)])
})

test('deletes a photograph even if an edit shows it again meanwhile (P37.7)', async () => {
  const { id } = await addPhoto(owner)
  const bucket = await startBucket(join(stack.dataDir, 'photo-bucket'), LOCAL_PHOTO_BUCKET)
  process.env[ENV.photoBucketUrl] = `${bucket.url}/${LOCAL_PHOTO_BUCKET}`
  meanwhile('"listed"', () => owner.expect('updatePhoto', id, { action: 'show' }))
  const { deletePhoto } = await import('#functions/photos/photo-store.ts')
  await deletePhoto(id)
  await bucket.stop()
  expect(await owner.expect('listPhotos')).toEqual([])
})

test.each([
  ['quote-changed', 'a change', (id: string) => change(id, { action: 'revoke' })],
  [
    'quote-booked',
    'another booking',
    (quoteId: string) =>
      owner.expect('addBooking', { ...visitor(), ...freshWindow(), quoteId, anyway: true }),
  ],
])('a booking is refused as %s where %s of its quote overtakes it (P33.6)', async (code, _, act) => {
  const { id } = await quoted()
  meanwhile(`QUOTE#${id}`, () => act(id))
  const { getQuote } = await import('#functions/quotes/quote-store.ts')
  const { bookQuote } = await import('#functions/quotes/quote-booking.ts')
  const { transact } = await import('#functions/table/transact.ts')
  const quote = (await getQuote(id)) as Quote
  const booking = transact(() => bookQuote(quote, id, new Date()))
  await expect(booking).rejects.toMatchObject({ details: { code } })
})
