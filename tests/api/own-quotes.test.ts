/** The quote's link in its customer's own mail, and the one to share (P33.16 to P33.18). */

import { expect, test } from '@jest/globals'
import { addDays } from '#schemas/facts/pacific-time.ts'
import { quoteDesk } from '#tests/api/quote-desk.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { pacific } from '#tests/support/api/pacific.ts'
import { visitor } from '#tests/support/api/requests.ts'
import { settledMails } from '#tests/support/mail/mail-stack.ts'
import { tokenIn } from '#tests/support/mail/mailbox.ts'
import { expireQuote } from '#tests/support/table/rows.ts'

const desk = quoteDesk()
const { stack, owner, freshWindow, quoted, open, decline, renew, book, change } = desk
const { mailTo, mailsTo, ownersMail, rowOf, listed } = desk

const REACH = { email: 'maria@example.com', phone: '(559) 555-0187', address: '7 Oak St, Lemoore' }
const customerInfo = { name: 'Maria de la Cruz', ...REACH }
const bookAlone = (quoteToken: string) =>
  apiClient(stack).call('createBooking', { ...freshWindow(), quoteToken })
const bookingOf = async (id: string) =>
  (await owner.expect('listBookings', { q: id })).find((one) => one.id === id)

test("the link in the customer's mail books without saying who they are, and the shared one asks (P33.16)", async () => {
  const { token } = await quoted({ customerInfo })
  const own = (await open(token)).body
  expect(own.known).toEqual(['firstName', 'lastName', 'email', 'phone', 'address'])
  expect(own.city).toBe('lemoore')
  const shared = (await open(own.shared ?? '')).body
  expect(shared).toMatchObject({ number: own.number, known: [], shared: own.shared })
  expect(shared.city).toBeUndefined()
  const refused = await bookAlone(own.shared ?? '')
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.json())).not.toMatch(/maria|cruz|555-0187|oak st/i)
  expect(refused.json()).toMatchObject({
    fields: {
      firstName: 'First name is required',
      lastName: expect.anything(),
      email: 'Valid email is required',
      phone: 'Valid phone number is required',
      address: expect.anything(),
    },
  })
  const answer = await bookAlone(token)
  expect(answer.status).toBe(201)
  expect(answer.text).not.toMatch(/maria|cruz|555-0187|oak st/i)
  const names = { firstName: 'Maria', lastName: 'de la Cruz' }
  expect(await bookingOf(answer.json().id)).toMatchObject({ ...names, ...REACH })
})

test('what the quote lacks is asked for, and what is typed comes first (P33.16)', async () => {
  const { token } = await quoted({ customerInfo: { name: 'Ana', email: 'ana.alone@example.com' } })
  expect((await open(token)).body.known).toEqual(['email'])
  expect((await bookAlone(token)).json()).toMatchObject({ fields: { firstName: expect.anything() } })
  const typed = { email: 'other@example.com' }
  const { status, body } = await book(freshWindow(), { quoteToken: token }, undefined, typed)
  expect(status).toBe(201)
  expect((await bookingOf(body.id))?.email).toBe('other@example.com')
})

test('a booked quote says whether the visit is confirmed, or done, and names no day that is called off (P33.18)', async () => {
  const { token } = await quoted()
  const window = freshWindow()
  const { body } = await book(window, { quoteToken: token })
  expect((await open(token)).body).toMatchObject({ state: 'booked', visitState: 'pending' })
  await owner.expect('updateBooking', body.id, { status: 'confirmed' })
  expect((await open(token)).body).toMatchObject({ state: 'booked', visitState: 'confirmed' })
  const choices = [{ id: body.id, action: 'ask' as const }]
  await owner.expect('moveDay', window.serviceDate, { reason: 'wind', choices })
  const asked = (await open(token)).body
  expect([asked.state, asked.serviceDate, asked.visitState]).toEqual(['booked', undefined, undefined])
  expect((await book(freshWindow(), { quoteToken: token })).body.code).toBe('quote-booked')
  await owner.set('blocked_days', '')
  await owner.expect('updateBooking', body.id, { status: 'completed' })
  expect((await open(token)).body).toMatchObject({ state: 'booked', visitState: 'over' })
})

test('a declined quote can be booked through the last day of its price', async () => {
  const { token } = await quoted()
  await decline(token)
  const { validUntil } = (await open(token)).body
  const midnight = pacific(addDays(validUntil, 1), 0)
  const last = new Date(midnight.getTime() - 60_000)
  expect((await open(token, midnight)).body).toMatchObject({ state: 'declined', isHeld: false })
  expect((await open(token, last)).body).toMatchObject({ state: 'declined', isHeld: true })
  expect((await book(freshWindow(), { quoteToken: token }, last)).status).toBe(201)
})

test('a cancelled visit leads to its quote while the price is held, to the own link for its customer alone (P32.18)', async () => {
  const leads = async (asker: string, email: string) => {
    const { token } = await quoted({ customerInfo: { ...customerInfo, email: asker } })
    await decline(token)
    const { body } = await book(freshWindow(), { quoteToken: token }, undefined, { email })
    // Before the visit is cancelled, which leaves nothing to answer.
    const answer = tokenIn(await ownersMail(email), '/answer?k=')
    const call = (action?: 'cancel') =>
      action
        ? apiClient(stack).expect('changeVisit', { token: body.link, action })
        : apiClient(stack).expect('openVisit', { token: body.link })
    expect((await call()).quote).toBeUndefined()
    return { token, quote: (await call('cancel')).quote ?? '', call, answer }
  }
  const own = await leads('lead@example.com', 'Lead@example.com')
  expect(own.quote).toBe(own.token)
  await decline(own.token)
  expect((await own.call()).quote).toBeUndefined()
  const others = await leads('tenant@example.com', 'landlord@example.com')
  expect((await open(others.quote)).body).toMatchObject({ state: 'open', known: [] })
  // The owner's link shows the visit alone.
  const shown = await apiClient(stack).expect('answerVisit', { token: others.answer, action: 'see' })
  expect(shown).toMatchObject({ status: 'cancelled' })
  expect(shown).not.toHaveProperty('quote')
})

test('a cancelled visit leads to no quote that another visit has booked, and to one that is open again (P32.18)', async () => {
  const { token } = await quoted()
  const bookedVisit = async () => {
    const { id, link } = (await book(freshWindow(), { quoteToken: token })).body
    const setTo = (status: 'confirmed' | 'cancelled') => owner.expect('updateBooking', id, { status })
    const leads = async () =>
      (await apiClient(stack).expect('openVisit', { token: link })).quote !== undefined
    return { setTo, leads }
  }
  const first = await bookedVisit()
  await first.setTo('cancelled')
  const second = await bookedVisit()
  expect([await first.leads(), await second.leads()]).toEqual([false, false])
  await first.setTo('confirmed')
  await second.setTo('cancelled')
  expect([await first.leads(), await second.leads()]).toEqual([false, false])
  await first.setTo('cancelled')
  expect([await first.leads(), await second.leads()]).toEqual([true, true])
})

test("a corrected address ends the quote's links, and the right customer gets it while it is open (P33.17)", async () => {
  const { id, token } = await quoted({ customerInfo: { ...customerInfo, email: 'wrong@example.com' } })
  expect((await open(token)).status).toBe(200)
  await change(id, { email: 'corrected@example.com' })
  // Nobody who reads that mailbox has seen it (P33.15).
  expect(await rowOf(id)).not.toHaveProperty('seenAt')
  expect((await open(token)).status).toBe(404)
  const renewed = tokenIn(await mailTo('corrected@example.com'), '/quote?k=')
  // The link contains the id.
  expect((await book(freshWindow(), { quoteId: id })).body).toMatchObject({ code: 'quote-gone' })
  expect((await open(renewed)).body.state).toBe('open')
  await change(id, { email: 'Corrected+1@example.com' })
  expect((await open(renewed)).status).toBe(200)
  await decline(renewed)
  await change(id, { email: 'again@example.com' })
  expect((await open(renewed)).status).toBe(404)
  expect((await rowOf(id))?.['sendings']).toBe(1)
  expect(await mailsTo('again@example.com')).toEqual([])
})

test('an address that is corrected twice at once gets the quote once (P33.17)', async () => {
  const { id } = await quoted({ customerInfo: { ...customerInfo, email: 'first@example.com' } })
  for (const email of ['second@example.com', 'third@example.com']) await change(id, { email })
  await settledMails({ stack }, [`quote-${id}-1`, `quote-${id}-2`])
  expect(await mailsTo('third@example.com')).toHaveLength(1)
})

test('a quote that was replaced is neither changed nor booked any more, and the newer one is (P33.19)', async () => {
  const { id, token } = await quoted({ customerInfo: { ...customerInfo, email: 'mistyped@example.com' } })
  await expireQuote(stack.dynamodbEndpoint, id)
  const { number } = (await renew(token)).body
  const newer = (await listed(number))?.id ?? ''
  const changes = [
    { email: 'spelt@example.com' },
    ...['hold', 'send', 'revoke'].map((action) => ({ action })),
    { action: 'price', totalPrice: 100, reason: 'Friend' },
    { action: 'contacted', isContacted: true },
    { action: 'decline', reason: 'price' },
  ]
  for (const body of changes) expect([body, (await change(id, body)).status]).toEqual([body, 409])
  expect((await book(freshWindow(), { quoteId: id })).body).toMatchObject({ code: 'quote-expired-today' })
  const typed = { ...visitor(), ...freshWindow(), quoteId: id }
  expect((await owner.call('addBooking', typed)).status).toBe(409)
  expect((await open(token)).body).toMatchObject({ state: 'open', number })
  await change(newer, { email: 'spelt@example.com' })
  expect((await open(token)).status).toBe(404)
  const right = tokenIn(await mailTo('spelt@example.com'), '/quote?k=')
  expect((await book(freshWindow(), { quoteToken: right })).status).toBe(201)
})

test("the owner's link names customer, town and price, changes nothing, and gives no link of the customer", async () => {
  const { id, email } = await quoted({ customerInfo: { ...customerInfo, email: 'named@example.com' } })
  const token = tokenIn(await ownersMail(email), '/answer?k=')
  const see = (link: string) => apiClient(stack).call('answerQuote', { token: link, action: 'see' })
  const body = (await see(token)).json()
  expect(body).toMatchObject({ customer: 'Maria de la Cruz', city: 'lemoore', known: [] })
  expect(body).not.toHaveProperty('shared')
  expect((await rowOf(id))?.['contactedAt']).toBeUndefined()
  const own = (await quoted()).token
  expect((await see(own)).status).toBe(404)
})
