/** Links in mails: their pages, and who may use them. */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { changedTokens, visitDesk } from '#tests/api/visit-desk.ts'
import { apiClient, errorOf } from '#tests/support/api/client.ts'
import { copiedToken, openWindows, quoteRequest, visitor } from '#tests/support/api/requests.ts'
import { tokenIn, waitForMail } from '#tests/support/mail/mailbox.ts'

const desk = visitDesk()
const { stack, owner, freshWindow, booked, mailTo, mailsTo, open, change, seen, byOwner, set, rowOf } = desk

test("the receipt's link shows the visit, and nothing that names the customer (P32.3)", async () => {
  const address = '7 Mark St, Lemoore'
  const marks = { lastName: 'Mark-last', phone: '(559) 555-0187', notes: 'mark-notes', address }
  const quote = await apiClient(stack).expect('createQuote', quoteRequest())
  const { id, email, window, token } = await booked({ ...marks, quoteId: quote.id })
  await byOwner(id, { adminNotes: 'mark-admin' })
  const answer = await open(token)
  expect(answer.json()).toMatchObject({
    ...window,
    status: 'pending',
    isOver: false,
    firstName: 'Ana',
    town: 'Lemoore',
    totalPrice: quote.totalPrice,
    lines: quote.lines,
    movesLeft: 3,
    canCancel: true,
  })
  for (const mark of [...Object.values(marks), 'mark-admin', email, id])
    expect(answer.text).not.toContain(mark)
})

test('GET and HEAD requests with a link change nothing (P32.4)', async () => {
  const { id, token } = await booked()
  const before = await rowOf(id)
  const calendar = (await seen(token)).calendar
  for (const path of [
    `/visit?k=${token}`,
    `/answer?k=${token}`,
    `/api/visits/open?token=${token}`,
    `/api/visits/change?token=${token}&action=cancel`,
    calendar,
  ]) {
    for (const method of ['GET', 'HEAD']) await apiClient(stack).send(method, path)
  }
  expect(await rowOf(id)).toEqual(before)
})

test('a link that is changed in one place, made up, ended or without a record gets one and the same answer', async () => {
  const { id, token } = await booked()
  const gone = await booked()
  await owner.expect('deleteBooking', gone.id)
  const other = await booked()
  const wrong = [
    ...changedTokens(token),
    '',
    'v',
    `${token}A`,
    `${token} `,
    token.slice(0, 44),
    gone.token,
    'ö'.repeat(45),
  ]
  const answers = new Set<string>()
  for (const one of wrong) {
    const answer = await open(one)
    answers.add(`${answer.status} ${answer.text}`)
  }
  const { visit } = await owner.expect('createVisitLink', other.id, { isRevoked: true })
  answers.add(`404 ${(await open(other.token)).text}`)
  expect([...answers]).toEqual([expect.stringMatching(/^404 .*Please call \(559\) 555-0142/)])
  const { calendar } = await seen(new URL(visit).searchParams.get('k') ?? '')
  expect((await apiClient(stack).send('GET', calendar)).status).toBe(200)
  expect((await open(token)).status).toBe(200)
  expect((await seen(token)).status).toBe((await rowOf(id))?.['status'])
})

test('hundreds of made-up links find nothing, and none is answered milliseconds later because a visit exists', async () => {
  const { id, token } = await booked()
  const before = await rowOf(id)
  const madeUp = (start: string) =>
    start +
    randomBytes(33)
      .toString('base64url')
      .slice(0, 45 - start.length)
  const kinds = {
    malformed: () => randomBytes(20).toString('hex'),
    unknown: () => madeUp('v'),
    forged: () => madeUp(token.slice(0, 23)),
  }
  // The fastest answer of each kind: a busy machine slows the others, and sometimes all of them.
  const fastest = { malformed: Infinity, unknown: Infinity, forged: Infinity }
  const differ = () => Math.abs(fastest.forged - fastest.unknown) >= 5
  const answers = new Set<string>()
  for (let round = 0; round < 100 || (round < 500 && differ()); round++) {
    for (const kind of ['malformed', 'unknown', 'forged'] as const) {
      const start = performance.now()
      const answer = await open(kinds[kind]())
      fastest[kind] = Math.min(fastest[kind], performance.now() - start)
      answers.add(`${answer.status} ${answer.text}`)
    }
  }
  expect([...answers]).toEqual([expect.stringMatching(/^404 /)])
  expect(differ()).toBe(false)
  expect(await rowOf(id)).toEqual(before)
})

test('confirming tells the customer once, however often and from wherever it happens (P32.8)', async () => {
  const { id, email, token } = await booked()
  const ownersMail = await waitForMail(stack, ({ replyTo }) => replyTo.includes(email))
  const answerToken = tokenIn(ownersMail, '/answer?k=')
  const answer = (given: string, action: 'see' | 'confirm') =>
    apiClient(stack).call('answerVisit', { token: given, action })
  const before = await rowOf(id)
  expect((await answer(answerToken, 'see')).json()).toMatchObject({ status: 'pending', firstName: 'Ana' })
  expect(await rowOf(id)).toEqual(before)
  expect((await answer(token, 'see')).status).toBe(404)
  const confirm = () => answer(answerToken, 'confirm')
  const answers = await Promise.all([confirm(), confirm(), confirm()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  for (const { text } of answers) for (const mark of [email, '1 Main St']) expect(text).not.toContain(mark)
  await byOwner(id, { status: 'confirmed' })
  expect(errorOf(await confirm())).toMatchObject({ status: 409, current: { status: 'confirmed' } })
  const mail = await mailTo(email, /confirmed/)
  expect(mail.body.text).toContain(token)
  // A later mail has passed the same queue.
  await byOwner(id, { status: 'cancelled' })
  await mailTo(email, /cancelled/)
  expect(await mailsTo(email)).toHaveLength(3)
  // It opens and changes nothing else.
  expect((await open(answerToken)).status).toBe(404)
  expect((await change({ token: answerToken, action: 'cancel' })).status).toBe(404)
  expect((await answer(token, 'confirm')).status).toBe(404)
})

test('the owner answers the visit that they have seen, not one that was moved or called off since (P32.8)', async () => {
  const { id, email, token } = await booked()
  const given = tokenIn(await waitForMail(stack, ({ replyTo }) => replyTo.includes(email)), '/answer?k=')
  const answer = (action: 'see' | 'confirm', updatedAt?: string) =>
    apiClient(stack).call('answerVisit', { token: given, action, updatedAt })
  const { updatedAt } = (await answer('see')).json()
  const moved = (await desk.move(token, freshWindow())).json()
  const current = { serviceTime: moved.serviceTime, status: 'pending', customer: 'Ana Ruiz' }
  expect(errorOf(await answer('confirm', updatedAt))).toMatchObject({ status: 409, current })
  const choices = [{ id, action: 'ask' as const }]
  await owner.expect('moveDay', moved.serviceDate, { reason: 'wind', choices })
  expect(errorOf(await answer('confirm'))).toMatchObject({
    code: 'visit-answered',
    current: { isAsked: true },
  })
  const { updatedAt: kept } = await byOwner(id, { calledOff: null })
  await set('blocked_days', '')
  expect((await answer('confirm', kept)).json()).toMatchObject({ status: 'confirmed' })
})

test('the owner declines with a note that the customer does not get', async () => {
  const { id, email } = await booked()
  const token = tokenIn(await waitForMail(stack, ({ replyTo }) => replyTo.includes(email)), '/answer?k=')
  await apiClient(stack).expect('answerVisit', { token, action: 'decline', note: 'Too far out' })
  expect(await rowOf(id)).toMatchObject({ status: 'cancelled', adminNotes: 'Too far out' })
  const mail = await mailTo(email, /cancelled/)
  expect(mail.body.text).not.toContain('Too far out')
})

test('bookings are confirmed at once where the owner wants that; one without a receipt is only requested, as the page says (P32.9)', async () => {
  await set('confirm_automatically', 'yes')
  const { id, email, receipt } = await booked()
  expect(receipt.subject).toMatch(/^Your visit is booked/)
  expect(await rowOf(id)).toMatchObject({ status: 'confirmed' })
  const ownersMail = await waitForMail(stack, ({ replyTo }) => replyTo.includes(email))
  expect(ownersMail.body.text).toContain('The visit is confirmed.')
  await set('customer_receipts', 'no')
  const body = { ...visitor(), ...freshWindow(), email: 'unmailed@example.com' }
  const unmailed = await apiClient(stack).expect('createBooking', body)
  await set('confirm_automatically', 'no')
  await set('customer_receipts', 'yes')
  const [row] = await owner.expect('listBookings', { q: unmailed.id })
  expect([row?.status, row?.told?.state]).toEqual(['pending', 'pending'])
})

test('no log of the functions holds a token', async () => {
  const { token } = await booked()
  const { calendar } = await seen(token)
  expect((await apiClient(stack).send('GET', calendar)).status).toBe(200)
  const log = await readFile(join(stack.dataDir, 'functions.log'), 'utf8')
  expect(log).toContain('openVisit')
  expect(log).not.toContain(token)
  expect(log).not.toContain(calendar.split('=')[1])
})

// Last, because so many bookings use up the owner's mails of an hour.

test('a visit is a calendar file, and the feed of all visits ends with its address (P32.10)', async () => {
  const { token, window } = await booked()
  const file = await apiClient(stack).send('GET', `${(await seen(token)).calendar}&utm_source=mail`)
  expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(file.headers['cache-control']).toBe('no-store')
  expect(file.text).toContain('BEGIN:VEVENT')
  const feedAt = async (address: string) => {
    const { pathname, search } = new URL(address)
    return apiClient(stack).send('GET', pathname + search)
  }
  const { feed } = await owner.expect('shareCalendar', {})
  expect((await owner.expect('shareCalendar', {})).feed).toBe(feed)
  const shown = await feedAt(feed)
  expect(shown).toMatchObject({ status: 200, headers: { 'content-type': 'text/calendar; charset=utf-8' } })
  const { feed: renewed } = await owner.expect('shareCalendar', { isRenewed: true })
  expect((await feedAt(feed)).status).toBe(404)
  const soon = (await openWindows(owner))[0] ?? window
  await owner.expect('addBooking', { ...visitor(), ...soon, lastName: 'Feedable' })
  expect((await feedAt(renewed)).text).toContain('Ana Feedable')
  expect((await apiClient(stack).send('GET', '/api/calendar/owner.ics')).status).toBe(404)
})

test('who has no address knows what they changed by the link (P19.9)', async () => {
  const { email: _, ...body } = { ...visitor(), ...freshWindow() }
  const { id } = await owner.expect('addBooking', body)
  const token = await copiedToken(owner, id)
  expect((await change({ token, action: 'cancel' })).status).toBe(200)
  const [row] = await owner.expect('listBookings', { q: id })
  expect(row?.told).toMatchObject({ state: 'cancelled', by: 'website' })
})
