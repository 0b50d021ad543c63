/** A place that is free again is offered to customers who would come earlier; the first to move there gets it. */

import { expect, test } from '@jest/globals'
import { recordKey } from '#functions/table/keys.ts'
import { addDays, pacificNow } from '#schemas/facts/pacific-time.ts'
import { visitDesk } from '#tests/api/visit-desk.ts'
import { errorOf } from '#tests/support/api/client.ts'
import { openWindows, visitor, type Window } from '#tests/support/api/requests.ts'
import { settledMails } from '#tests/support/mail/mail-stack.ts'
import { tokenIn } from '#tests/support/mail/mailbox.ts'
import { failMail, setAttributes } from '#tests/support/table/rows.ts'

const { stack, owner, booked, change, move, mailTo, mailsTo, byOwner, mailsOnCard } = visitDesk()

const today = () => pacificNow(new Date()).date

let near: Window[] | undefined
/** A window of one of the next days that no other test uses; its places are still free. There are four such days in any week. */
async function soon(): Promise<Window> {
  near ??= (await openWindows(owner)).filter(
    ({ serviceDate, serviceTime }) =>
      serviceTime === '10:00' && serviceDate > addDays(today(), 1) && serviceDate <= addDays(today(), 7),
  )
  const window = near.shift()
  if (!window) throw new Error('No window is open')
  return window
}

async function sendAgain(id: string): Promise<void> {
  await failMail(stack.dynamodbEndpoint, id)
  await owner.expect('retryNotification', id)
}
const visitIn = (window: Window) =>
  owner.expect('addBooking', { ...visitor(), ...window, status: 'confirmed' })
const openings = async () => (await owner.expect('getDay')).openings
const openingOn = async ({ serviceDate }: Window) =>
  (await openings()).find((opening) => opening.serviceDate === serviceDate)
const invite = (date: string, ids: string[]) => owner.expect('inviteEarlier', date, { ids })

test('a freed place is offered with who would come and when they come now; the first to move there gets it (P35.15)', async () => {
  const window = await soon()
  const wanting = [await booked({ isFlexible: true }), await booked({ isFlexible: true })]
  const content = await booked()
  const [first, second] = wanting
  if (!first || !second) throw new Error('Nobody has booked')
  const visits = [await visitIn(window)]
  // A place is left, but no visit has left it.
  expect(await openingOn(window)).toBeUndefined()
  visits.push(await visitIn(window))
  expect(await openingOn(window)).toBeUndefined()

  await byOwner(visits[0]?.id ?? '', { status: 'cancelled' })
  const opening = await openingOn(window)
  expect(opening).toMatchObject({ serviceTimes: [window.serviceTime] })
  expect(opening?.customers.map(({ visit }) => visit.id).sort()).toEqual(wanting.map(({ id }) => id).sort())
  for (const { id, window: at } of wanting)
    expect(opening?.customers.find(({ visit }) => visit.id === id)).toMatchObject({
      visit: at,
    })

  const date = window.serviceDate
  expect(await invite(date, [first.id])).toEqual([{ id: first.id, state: 'mailed' }])
  const ids = wanting.map(({ id }) => id)
  // As a function leaves it that has died.
  const left = { heldBy: 'change', heldUntil: '2026-01-01' }
  await setAttributes(stack.dynamodbEndpoint, recordKey('TOLD', second.id), left)
  expect(await invite(date, [...ids, content.id])).toEqual([
    { id: first.id, state: 'failed', why: expect.stringContaining('already mailed') },
    ...ids.slice(1).map((id) => ({ id, state: 'mailed' })),
    { id: content.id, state: 'failed', why: expect.any(String) },
  ])
  const tokens: string[] = []
  for (const { email } of wanting)
    tokens.push(tokenIn(await mailTo(email, /earlier day has opened/), '/visit?k='))
  expect((await move(tokens[0] ?? '', window)).status).toBe(200)
  const late = errorOf(await move(tokens[1] ?? '', window))
  expect(late).toMatchObject({ status: 409, availability: expect.any(Object) })
  expect(await openingOn(window)).toBeUndefined()
  expect(await invite(date, [second.id])).toEqual([
    { id: second.id, state: 'failed', why: expect.any(String) },
  ])
  for (const { email } of wanting)
    expect((await mailsTo(email)).filter(({ subject }) => /earlier/.test(subject))).toHaveLength(1)
  expect(await mailsTo(content.email)).toHaveLength(1)
})

test('a place that a visit has left by moving is offered, too, but not on a blocked day, nor to a visit that is too long for it, earlier, called off or cancelled (P35.15)', async () => {
  const window = await soon()
  const { id } = await booked({ isFlexible: true })
  const moved = await visitIn(window)
  await byOwner(moved.id, { serviceTime: '16:00' })
  const customersOn = async () => (await openingOn(window))?.customers.map(({ visit }) => visit.id) ?? []
  expect(await customersOn()).toContain(id)
  await byOwner(id, { serviceDate: addDays(window.serviceDate, 1), anyway: true, tellCustomer: false })
  expect(await customersOn()).toContain(id)
  // A customer who does not know of that move would get no mail.
  const untold = (await openingOn(window))?.customers.find(({ visit }) => visit.id === id)
  expect(untold).toMatchObject({ noMail: 'does not know how this visit stands' })
  // Further ahead than visitors can book.
  await byOwner(id, { serviceDate: addDays(today(), 200), anyway: true, tellCustomer: false })
  expect(await customersOn()).toContain(id)
  await byOwner(id, { serviceDate: today(), anyway: true, tellCustomer: false })
  expect(await customersOn()).not.toContain(id)
  const wanting = await booked({ isFlexible: true })
  expect(await customersOn()).toContain(wanting.id)
  await byOwner(wanting.id, { hours: 11, anyway: true })
  expect(await customersOn()).not.toContain(wanting.id)
  await byOwner(wanting.id, { hours: 1 })
  await change({ token: wanting.token, action: 'flexible', isFlexible: false })
  expect(await customersOn()).not.toContain(wanting.id)
  await change({ token: wanting.token, action: 'flexible', isFlexible: true })
  const set = (value: string) => owner.set('blocked_days', value)
  await set(window.serviceDate)
  expect(await customersOn()).toEqual([])
  await set('')

  await byOwner(wanting.id, { email: '' })
  const opening = await openingOn(window)
  expect(opening?.customers.find(({ visit }) => visit.id === wanting.id)?.noMail).toBe('no email address')
  expect(await invite(window.serviceDate, [wanting.id])).toMatchObject([{ state: 'failed' }])
  await byOwner(wanting.id, { serviceDate: window.serviceDate, serviceTime: '12:00', anyway: true })
  expect(await customersOn()).not.toContain(wanting.id)
  const lost = await booked({ isFlexible: true })
  expect(await customersOn()).toContain(lost.id)
  const body = { reason: 'wind' as const, choices: [{ id: lost.id, action: 'ask' as const }] }
  await owner.expect('moveDay', lost.window.serviceDate, body)
  await set('')
  expect(await customersOn()).not.toContain(lost.id)
  await byOwner(lost.id, { calledOff: null })
  expect(await customersOn()).toContain(lost.id)
  await byOwner(lost.id, { status: 'cancelled' })
  expect(await customersOn()).not.toContain(lost.id)
})

test('an invitation is skipped once its place is taken, its visit was moved to that day, or its customer can no longer move it or knows of no visit (P34.1, P35.16)', async () => {
  const window = await soon()
  const wanting = await booked({ isFlexible: true })
  const [moved, untold] = [await booked({ isFlexible: true }), await booked({ isFlexible: true })]
  const spent = await booked({ isFlexible: true })
  const visit = await visitIn(window)
  await visitIn(window)
  await byOwner(visit.id, { status: 'cancelled' })
  const ids = [wanting.id, moved.id, untold.id, spent.id]
  const mails = ids.map((id) => `earlier-${window.serviceDate}-${id}`)
  await invite(window.serviceDate, ids)
  for (const { email } of [wanting, moved, untold, spent]) await mailTo(email, /earlier/)
  await byOwner(untold.id, { email: 'right@example.com', tellCustomer: false })
  await owner.set('customer_moves_max', '0')
  const why = (await openingOn(window))?.customers.find(({ visit }) => visit.id === spent.id)?.noMail
  expect(why).toBe('has no move online left')
  await sendAgain(mails[3] ?? '')
  expect((await settledMails({ stack }, mails.slice(3))).map(({ status }) => status)).toEqual(['skipped'])
  await owner.set('customer_moves_max', '3')
  const other = { serviceDate: window.serviceDate, serviceTime: '12:00' } as const
  await byOwner(moved.id, { ...other, anyway: true, tellCustomer: false })
  await byOwner(visit.id, { status: 'confirmed' })
  for (const mail of mails.slice(0, 3)) await sendAgain(mail)
  const rows = await settledMails({ stack }, mails.slice(0, 3))
  expect(rows.map(({ status }) => status)).toEqual(['skipped', 'skipped', 'skipped'])
  expect(rows[0]).toMatchObject({ reason: expect.stringContaining('taken') })
  expect(await mailsOnCard(wanting.email)).toContain(mails[0])
})
