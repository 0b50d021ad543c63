/** A quote's link: its page, how long its price holds, and who may book it (P33). */
import { expect, test } from '@jest/globals'
import { signLink } from '#functions/links/signed-link.ts'
import { addDays, TIME_ZONE } from '#schemas/facts/pacific-time.ts'
import { quoteDesk } from '#tests/api/quote-desk.ts'
import { changedTokens } from '#tests/api/visit-desk.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { fileSecrets } from '#tests/support/api/file-stack.ts'
import { pacific } from '#tests/support/api/pacific.ts'
import { quoteRequest, visitor } from '#tests/support/api/requests.ts'
import { expireQuote } from '#tests/support/table/rows.ts'

const desk = quoteDesk()
const { stack, owner, freshWindow, quoted, open, decline, renew, book, change, rowOf, listed } = desk
fileSecrets(stack)

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(new Date())
/** The last minute of the last day, and the first one after it; the clock goes on during a call. The exact second is a unit test's. */
const lastMinute = (validUntil: string) => new Date(midnightAfter(validUntil).getTime() - 60_000)
const midnightAfter = (validUntil: string) => pacific(addDays(validUntil, 1), 0)

/** Makes every price of today `dollars` higher. */
async function raisePrices(dollars: number): Promise<void> {
  for (const { id, price } of await owner.expect('listPricingEntries'))
    await owner.expect('updatePricingEntry', id, { price: (Number(price) + dollars).toFixed(2) })
}

test('a price is held through the 30th day, whatever prices do, and ends with it (P33.5)', async () => {
  const [linked, byId, late] = [await quoted(), await quoted(), await quoted()]
  const price = linked.totalPrice
  const shown = (await open(linked.token)).body
  expect(shown).toMatchObject({ state: 'open', totalPrice: price, validUntil: addDays(today(), 30) })
  await raisePrices(50)
  const end = lastMinute(shown.validUntil)
  expect((await open(linked.token, end)).body).toMatchObject({ state: 'open', totalPrice: price })
  const kept = { status: 201, body: { totalPrice: price } }
  for (const name of [{ quoteToken: linked.token }, { quoteId: byId.id }])
    expect(await book(freshWindow(), name, end)).toMatchObject(kept)
  const over = midnightAfter(shown.validUntil)
  for (const name of [{ quoteToken: late.token }, { quoteId: late.id }]) {
    const { status, body } = await book(freshWindow(), name, over)
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'quote-expired-today' })
    const todays = body.today as { totalPrice: number; lines: { amount: string }[] }
    expect(todays.totalPrice).toBe(todays.lines.reduce((sum, { amount }) => sum + Number(amount), 0))
    expect(todays.totalPrice).toBeGreaterThan(price)
    expect(body.message).toContain(`$${todays.totalPrice}`)
  }
  const expired = (await open(late.token, over)).body
  expect(expired).toMatchObject({ state: 'expired', totalPrice: price })
  expect(expired.today?.totalPrice).toBeGreaterThan(price)
})

test('an expired quote is renewed at the price of today, once', async () => {
  const old = await quoted()
  await raisePrices(10)
  expect((await renew(old.token)).body).toMatchObject({ state: 'open', totalPrice: old.totalPrice })
  await expireQuote(stack.dynamodbEndpoint, old.id)
  const todays = (await open(old.token)).body.today?.totalPrice
  const [{ body }, twin] = await Promise.all([renew(old.token), renew(old.token)])
  expect(body).toMatchObject({ state: 'open', totalPrice: todays })
  for (const again of [twin, await renew(old.token)]) expect(again.body).toEqual(body)
  expect((await open(old.token)).body).toEqual(body)
  expect((await open(body.renewed ?? '')).body).toMatchObject({ number: body.number, totalPrice: todays })
  // No quote is mailed once it is booked.
  await desk.mailTo(old.email, new RegExp(`\\$${todays}`))
  expect(await book(freshWindow(), { quoteToken: body.renewed ?? '' })).toMatchObject({
    status: 201,
    body: { totalPrice: todays },
  })
  expect((await book(freshWindow(), { quoteId: old.id })).body).toMatchObject({ code: 'quote-expired-today' })
})

test('no answer to a link names its customer (P33.3)', async () => {
  const reach = { email: 'mark-mail@example.com', phone: '(559) 555-0187', address: '7 Mark St, Lemoore' }
  const customerInfo = { name: 'Mark-name', ...reach, message: 'mark-message' }
  const { id, token, email, totalPrice } = await quoted({ customerInfo })
  const raced = await quoted({ customerInfo: { ...customerInfo, email: 'mark-raced@example.com' } })
  const windows = [freshWindow(), freshWindow(), freshWindow()]
  const answers = [
    await open(token),
    await decline(token),
    await open(token),
    await book(windows[0] ?? freshWindow(), { quoteToken: token }),
    await book(freshWindow(), { quoteToken: token }),
    await open(token),
    await decline(token),
    ...(await Promise.all(windows.map((window) => book(window, { quoteToken: raced.token })))),
  ]
  expect(answers[1]?.status).toBe(200)
  for (const { text } of answers)
    for (const mark of [...Object.values(customerInfo), email, id, raced.id]) expect(text).not.toContain(mark)
  expect(answers[0]?.text).toContain(String(totalPrice))
  const statuses = answers.slice(-3).map(({ status }) => status)
  expect(statuses.sort()).toEqual([201, 409, 409])
})

test('a quote is booked once, and is open again when the visit is deleted or cancelled (P33.6)', async () => {
  const { id, token, totalPrice } = await quoted()
  const window = freshWindow()
  const { body: booking } = await book(window, { quoteToken: token })
  expect((await rowOf(id))?.['bookingId']).toBe(booking.id)
  const again = await book(freshWindow(), { quoteId: id })
  const body = { code: 'quote-booked-for', values: { date: window.serviceDate } }
  expect(again).toMatchObject({ status: 409, body })
  expect(again.text).not.toContain(booking.id)
  expect((await open(token)).body).toMatchObject({ state: 'booked', serviceDate: window.serviceDate })
  expect(await listed(id)).toMatchObject({ state: 'booked', booking: { id: booking.id, ...window } })
  expect((await decline(token)).body).toMatchObject({ code: 'quote-booked', current: { state: 'booked' } })
  await owner.expect('updateBooking', booking.id, { status: 'cancelled' })
  expect((await open(token)).body.state).toBe('open')
  const second = await book(freshWindow(), { quoteToken: token })
  expect(second).toMatchObject({ status: 201, body: { totalPrice } })
  await owner.expect('deleteBooking', booking.id)
  expect((await rowOf(id))?.['bookingId']).toBe(second.body.id)
  await owner.expect('deleteBooking', second.body.id)
  expect(await rowOf(id)).not.toHaveProperty('bookingId')
  expect(await listed(id)).toMatchObject({ state: 'seen' })
})

test('a quote stays booked while any visit at its price holds its place (P33.6)', async () => {
  const { id, token } = await quoted()
  const setTo = (status: 'confirmed' | 'cancelled', visit: { id: string }) =>
    owner.expect('updateBooking', visit.id, { status })
  const state = async () => (await open(token)).body.state
  const window = freshWindow()
  const first = (await book(window, { quoteToken: token })).body
  const second = await owner.expect('addBooking', { ...visitor(), ...freshWindow(), quoteId: id })
  await owner.expect('deleteBooking', second.id)
  expect(await state()).toBe('booked')
  await setTo('cancelled', first)
  const third = (await book(freshWindow(), { quoteToken: token })).body
  await setTo('confirmed', first)
  await setTo('cancelled', third)
  expect((await book(freshWindow(), { quoteToken: token })).body).toMatchObject({
    code: 'quote-booked-for',
    values: { date: window.serviceDate },
  })
  await setTo('cancelled', first)
  expect(await state()).toBe('open')
  const caught = (await book(freshWindow(), { quoteId: id }, undefined, { website: 'x' })).body
  expect(await state()).toBe('open')
  await owner.expect('markNotSpam', { list: 'bookings', id: caught.id })
  expect(await state()).toBe('booked')
})

test('GET and HEAD change nothing; the first POST notes when it was seen', async () => {
  const { id, token } = await quoted()
  const before = await rowOf(id)
  for (const path of [
    `/quote?k=${token}`,
    `/api/quotes/open?token=${token}`,
    `/api/quotes/answer?token=${token}&action=decline&reason=price`,
  ])
    for (const method of ['GET', 'HEAD'])
      for (let count = 0; count < 3; count++) await apiClient(stack).send(method, path)
  expect(await rowOf(id)).toEqual(before)
  await open(token)
  const seen = await rowOf(id)
  expect(seen).toHaveProperty('seenAt')
  await open(token)
  expect(await rowOf(id)).toEqual(seen)
})

test('a link that is changed in one place, made up, ended or without a quote gets one and the same answer (P33.4)', async () => {
  const { id, token } = await quoted()
  const [gone, revoked, old, replaced] = [await quoted(), await quoted(), await quoted(), await quoted()]
  await owner.expect('deleteQuote', gone.id)
  await change(revoked.id, { action: 'revoke' })
  await expireQuote(stack.dynamodbEndpoint, replaced.id)
  const newer = (await renew(replaced.token)).body
  await change((await listed(newer.number))?.id ?? '', { action: 'revoke' })
  const { id: caught } = await apiClient(stack).expect('createQuote', { ...quoteRequest(), website: 'x' })
  const spam = signLink('quote', caught)
  const ended = [gone.token, revoked.token, replaced.token, newer.renewed ?? '', spam]
  const changed = changedTokens(token)
  const wrong = [...changed, '', `${token}A`, ...ended, 'ö'.repeat(45)]
  const answers = new Set<string>()
  for (const one of wrong) {
    const { status, text } = await open(one)
    answers.add(`${status} ${text}`)
  }
  const { status, text } = await open(old.token, new Date(Date.now() + 366 * 24 * 60 * 60 * 1000))
  answers.add(`${status} ${text}`)
  const booking = await book(freshWindow(), { quoteToken: changed[1] ?? '' })
  answers.add(`${booking.status} ${booking.text}`)
  const declined = await decline(revoked.token)
  answers.add(`${declined.status} ${declined.text}`)
  expect([...answers]).toEqual([expect.stringMatching(/^404 .*Please call \(559\) 555-0142/)])
  expect((await open(token)).status).toBe(200)
  expect((await rowOf(id))?.['declined']).toBeUndefined()
})
