/** How a customer gets the link of a visit: from the answer to a booking, on request, and after a corrected address (P32.14 to P32.16). */
import { expect, test } from '@jest/globals'
import { pacificDay } from '#schemas/facts/pacific-time.ts'
import { visitDesk } from '#tests/api/visit-desk.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { contactRequest, visitor } from '#tests/support/api/requests.ts'
import { settledMails } from '#tests/support/mail/mail-stack.ts'
import { tokenIn, waitForMail } from '#tests/support/mail/mailbox.ts'
import { clockMinute, spend } from '#tests/support/table/budgets.ts'
import { readTable } from '#tests/support/table/rows.ts'
import { until } from '#tests/support/until.ts'

const { stack, owner, freshWindow, booked, byOwner, mailTo, mailsTo, open, change, set } = visitDesk()

const book = (changes = {}, client = apiClient(stack)) =>
  client.expect('createBooking', { ...visitor(), ...freshWindow(), ...changes })
const ask = (email: string, client = apiClient(stack)) => client.call('sendVisitLinks', { email })
const requested = async () =>
  (await readTable(stack.dynamodbEndpoint)).filter(({ kind }) => kind === 'visit-links')
/** The requested mails, once there are so many and each is sent or skipped. */
async function asked(count: number) {
  await until(async () => (await requested()).length === count)
  const ids = (await requested()).map(({ id }) => String(id))
  return settledMails({ stack }, ids)
}
const use = (scope: string, client: string, used?: number, windowsOf = pacificDay) =>
  spend(stack.dynamodbEndpoint, { scope, client, windowsOf, ...(used !== undefined && { used }) })

test('the answer to a booking has a working link and calendar, and says whether a receipt comes (P14.4, P32.14)', async () => {
  const email = 'linked@example.com'
  const { link, calendar, isMailed } = await book({ email })
  expect(isMailed).toBe(true)
  expect(tokenIn(await mailTo(email), '/visit?k=')).toBe(link)
  expect((await open(link)).status).toBe(200)
  expect((await apiClient(stack).send('GET', calendar)).text).toContain('BEGIN:VEVENT')
  await use('receipt', 'full@example.com')
  const unmailed = await book({ email: 'Full+home@example.com' })
  expect(unmailed.isMailed).toBe(false)
  expect((await open(unmailed.link)).status).toBe(200)
  await settledMails({ stack }, [`receipt-${unmailed.id}`])
  expect(await mailsTo('Full+home@example.com')).toEqual([])
  await set('customer_receipts', 'no')
  const off = await book({ email: 'off@example.com' })
  expect(off.isMailed).toBe(false)
  await settledMails({ stack }, [`receipt-${off.id}`])
  expect(await mailsTo('off@example.com')).toEqual([])
  await set('customer_receipts', 'yes')
})

test('of bookings made at once, each that is promised a receipt gets it, and no other is confirmed by it (P32.9, P32.14)', async () => {
  const address = '127.9.9.9'
  await use('receipt', address, 8)
  await set('confirm_automatically', 'yes')
  const bookings = await Promise.all(
    [1, 2, 3, 4, 5].map((at) =>
      book({ email: `crowd-${at}@example.com`, phone: `559555020${at}` }, apiClient(stack, address)),
    ),
  )
  await set('confirm_automatically', 'no')
  const outcomes = bookings.map(async ({ id, isMailed }) => {
    const [receipt] = await settledMails({ stack }, [`receipt-${id}`])
    const [stored] = await owner.expect('listBookings', { q: id })
    return [isMailed, receipt?.['status'], stored?.status].join(' ')
  })
  expect((await Promise.all(outcomes)).sort()).toEqual([
    ...Array(3).fill('false skipped pending'),
    ...Array(2).fill('true sent confirmed'),
  ])
})

test('spam is answered like a success, with a link that does not work, and gets no other and no mail (P32.14)', async () => {
  const { id, link, isMailed } = await book({ email: 'bot@example.com', website: 'x' })
  expect(isMailed).toBe(true)
  expect((await open(link)).status).toBe(404)
  expect((await owner.call('createVisitLink', id, {})).status).toBe(404)
  expect(await mailsTo('bot@example.com')).toEqual([])
})

test('a mailbox gets the links of its visits ahead on request, and the answer is the same without any (P32.15)', async () => {
  const [first, other] = [await booked(), await booked()]
  const second = await book({ email: first.email.toUpperCase() })
  // Whatever a stranger sends in their name does not hide them.
  const body = { ...contactRequest(), email: first.email }
  for (let count = 0; count < 100; count++) await owner.expect('addContact', body)
  const gone = await booked()
  await change({ token: gone.token, action: 'cancel' })
  const answers = []
  for (const email of [` ${first.email.toUpperCase()} `, gone.email, 'nobody@example.com'])
    answers.push(await ask(email))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  const rows = await asked(3)
  // No record is deleted with them.
  for (const { expiresAt } of rows)
    expect(Number(expiresAt) - Date.now() / 1000).toBeLessThan(7 * 24 * 60 * 60)
  const states = rows.map(({ status, reason }) => reason ?? status)
  expect(states.toSorted()).toEqual(['No visit is ahead', 'No visit is ahead', 'sent'])
  const mail = await waitForMail(stack, ({ subject }) => /links to your visits/.test(subject))
  expect(mail.destination.to.map((address) => address.toLowerCase())).toEqual([first.email])
  const text = mail.body.text
  const tokens = [...text.matchAll(/\/visit\?k=([\w-]{45})/g)].map(([, token]) => token)
  expect(tokens.toSorted()).toEqual([first.token, second.link].toSorted())
  expect(text).not.toContain('Ruiz')
  expect(await mailsTo(other.email)).toHaveLength(1)
  expect((await ask('no address')).status).toBe(400)
})

test('strangers cannot flood a mailbox, nor spend its receipts, and a network asks 30 times a day (P32.15)', async () => {
  const { email } = await booked()
  const before = (await requested()).length
  for (let count = 0; count < 5; count++) expect((await ask(email)).status).toBe(200)
  const refused = async (count: number) =>
    (await asked(before + count)).filter(({ reason }) => reason === 'No more mails with links today').length
  expect(await refused(5)).toBe(2)
  expect((await book({ email })).isMailed).toBe(true)
  await use('visit-links', 'all', 99)
  const [last, late] = [await booked(), await booked()]
  for (const visit of [last, late]) await ask(visit.email)
  expect(await refused(7)).toBe(3)
  const from = async (address: string, ...used: [number, typeof clockMinute]) => {
    await use('sendVisitLinks', address, ...used)
    return (await ask('nobody@example.com', apiClient(stack, address))).status
  }
  expect(await from('127.0.140.2', 4, clockMinute)).toBe(200)
  expect(await from('127.0.140.3', 5, clockMinute)).toBe(429)
  expect(await from('127.0.140.4', 29, pacificDay)).toBe(200)
  expect(await from('127.0.140.5', 30, pacificDay)).toBe(429)
})

const toldOf = async (id: string) => (await owner.expect('listBookings', { q: id }))[0]?.told

test('a corrected address ends the links of the wrong mailbox, and the right one is told the visit with a new link (P32.16)', async () => {
  const { id, email, token } = await booked()
  await byOwner(id, { email: 'right@example.com' })
  expect((await open(token)).status).toBe(404)
  const renewed = tokenIn(await mailTo('right@example.com', /^We received your booking request/), '/visit?k=')
  expect((await open(renewed)).status).toBe(200)
  await settledMails({ stack }, [`change-${id}-1`])
  expect(await toldOf(id)).toMatchObject({ state: 'pending', by: `change-${id}-1` })
  await byOwner(id, { status: 'confirmed' })
  await mailTo('right@example.com', /confirmed/)
  // The stranger behind the wrong address has the receipt, and hears nothing more.
  expect(await mailsTo(email)).toHaveLength(1)
  await byOwner(id, { email: 'Right+visit@example.com' })
  expect((await open(renewed)).status).toBe(200)
  await byOwner(id, { email: '', tellCustomer: false })
  expect((await open(renewed)).status).toBe(404)
  await byOwner(id, { email: 'later@example.com' })
  await mailTo('later@example.com', /^Your visit is booked/)
  const untold = await booked()
  await byOwner(untold.id, { email: 'untold@example.com', tellCustomer: false })
  expect((await open(untold.token)).status).toBe(404)
  expect(await toldOf(untold.id)).toBeUndefined()
  const both = await booked()
  await byOwner(both.id, { email: 'both@example.com', status: 'confirmed' })
  const confirmed = await mailTo('both@example.com', /confirmed/)
  expect((await open(tokenIn(confirmed, '/visit?k='))).status).toBe(200)
  expect(await mailsTo('untold@example.com')).toEqual([])
  expect(await mailsTo('both@example.com')).toHaveLength(1)
  // What was agreed by phone is no news.
  const { email: _, ...phoned } = { ...visitor(), ...freshWindow() }
  const agreed = await owner.expect('addBooking', phoned)
  await byOwner(agreed.id, { email: 'agreed@example.com' })
  const [news] = await settledMails({ stack }, [`change-${agreed.id}-1`])
  expect(news).toMatchObject({ status: 'skipped' })
})

test('a new mailbox of a visit that is cancelled hears so, and one of a visit with a new price hears all of it (P32.16)', async () => {
  const cancelled = await booked()
  await change({ token: cancelled.token, action: 'cancel' })
  await mailTo(cancelled.email, /cancelled/)
  await byOwner(cancelled.id, { email: 'off@right.example' })
  const off = await mailTo('off@right.example')
  expect(off.body.text).toContain('This visit will not take place.')
  const both = await booked()
  await byOwner(both.id, { email: 'both@right.example', status: 'cancelled' })
  expect((await mailTo('both@right.example')).body.text).toContain('This visit will not take place.')
  const priced = await booked()
  await byOwner(priced.id, { email: 'priced@right.example', totalPrice: 238 })
  const whole = await mailTo('priced@right.example')
  expect(whole.subject).toMatch(/^We received your booking request/)
  expect(whole.body.text).toContain('Price: $238')
})
