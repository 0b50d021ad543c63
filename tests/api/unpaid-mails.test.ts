/** The two mails about a visit that was noted as not paid yet (P38.12). The clock is set. */
import { beforeAll, expect, test } from '@jest/globals'
import { addDays } from '#schemas/facts/pacific-time.ts'
import { doneVisits } from '#tests/api/done-visits.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import { pacific } from '#tests/support/api/pacific.ts'

const { stack, owner } = fileDesk()
const { visitOn, change, doneAt, mailbox, subjects, statesOf, set } = doneVisits(stack, owner)

/** A Monday. */
const DAY = '2027-04-05'
const NOT_YET = { payment: { amount: 238, method: 'unpaid' } } as const
const FIRST = 'Reminder: $238 to pay - Central Valley Window Cleaning'
const SECOND = 'Second reminder: $238 to pay - Central Valley Window Cleaning'
const after = (days: number, hour = 10, minute = 0) => pacific(addDays(DAY, days), hour, minute)
const statesOfBoth = async (id: string) =>
  (await Promise.all(['unpaid-1', 'unpaid-2'].map((kind) => statesOf(id, kind)))).flat()

async function notPaid(instant = after(0)) {
  const visit = await visitOn(DAY)
  await doneAt(instant, visit.id, NOT_YET)
  return visit
}

beforeAll(async () => {
  await set('done_mails', 'no')
  const before = await notPaid()
  await set('unpaid_mails', 'yes')
  await set('pay_url', 'https://venmo.com/u/cv?amount={amount}')
  // Switching on plans nothing for visits that were noted before.
  expect(await statesOfBoth(before.id)).toEqual([])
})

test('who has not paid is mailed 7 and 21 days after the visit, and no more (P38.12)', async () => {
  const { id, email } = await notPaid(after(2))
  await stack.sweep(after(7, 9, 59))
  expect(await subjects(email)).toEqual([])
  for (const minute of [0, 1]) await stack.sweep(after(7, 10, minute))
  await stack.sweep(after(21, 9, 59))
  expect(await subjects(email)).toEqual([FIRST])
  for (const days of [21, 22, 28, 35, 90]) await stack.sweep(after(days, 10, 1))
  expect(await subjects(email)).toEqual([FIRST, SECOND])
  expect(await statesOfBoth(id)).toEqual(['sent', 'sent'])
})

test('they are decided when they are due (P38.12)', async () => {
  const [paid, part, setBack] = [await notPaid(), await notPaid(), await notPaid()]
  const [repriced, gone, stopped] = [await notPaid(), await notPaid(), await notPaid()]
  await stack.at(after(5))
  await change(paid.id, { payment: { amount: 238, method: 'check' }, updatedAt: await versionOf(paid.id) })
  await change(part.id, { payment: { amount: '0.01', method: 'cash' }, updatedAt: await versionOf(part.id) })
  await change(setBack.id, { status: 'confirmed', anyway: true })
  await change(repriced.id, { totalPrice: 200 })
  await owner.expect('deleteBooking', gone.id)
  await owner.expect('stopNotification', `unpaid-1-${stopped.id}`)
  for (const days of [7, 21]) await stack.sweep(after(days, 10, 1))
  for (const { email } of [paid, setBack, repriced, gone]) expect(await subjects(email)).toEqual([])
  expect(await statesOfBoth(paid.id)).toEqual(['skipped: It is paid', 'skipped: It is paid'])
  expect(await statesOfBoth(setBack.id)).toContain('skipped: The visit is confirmed')
  expect(await statesOfBoth(repriced.id)).toContain('skipped: It is not noted as not paid yet')
  expect(await statesOfBoth(gone.id)).toEqual([])
  expect(await statesOfBoth(stopped.id)).toEqual(['skipped: You stopped it', 'sent'])
  expect(await subjects(stopped.email)).toEqual([FIRST])
  const [reminder] = await mailbox(part.email)
  expect(reminder?.subject).toContain('Reminder: $237.99 to pay')
  expect(reminder?.text).toContain('https://venmo.com/u/cv?amount=237.99\n')
})

test('a note made late has only what is still ahead, and a second note sends nothing twice (P38.12)', async () => {
  const [late, tooLate, again] = [
    await notPaid(after(7, 10, 1)),
    await notPaid(after(21, 10, 1)),
    await notPaid(),
  ]
  await stack.sweep(after(7, 10, 2))
  await stack.at(after(8))
  await change(again.id, { ...NOT_YET, updatedAt: await versionOf(again.id) })
  for (const days of [8, 21, 22]) await stack.sweep(after(days, 10, 1))
  expect(await subjects(late.email)).toEqual([FIRST])
  expect(await subjects(tooLate.email)).toEqual([])
  expect(await subjects(again.email)).toEqual([FIRST, SECOND])
})

test('a date that is corrected to a later one puts both off (P38.12)', async () => {
  const { id, email } = await notPaid()
  await change(id, { serviceDate: addDays(DAY, 4), anyway: true, tellCustomer: false })
  for (const days of [7, 10]) await stack.sweep(after(days, 23))
  expect(await subjects(email)).toEqual([])
  for (const days of [11, 21, 24]) await stack.sweep(after(days, 10, 1))
  expect(await subjects(email)).toEqual([FIRST])
  await stack.sweep(after(25, 10, 1))
  expect(await subjects(email)).toEqual([FIRST, SECOND])
})

test('after weeks without a sweep, the second reminder follows a week after the first (P38.12)', async () => {
  const { email } = await notPaid()
  for (const days of [40, 41, 46]) await stack.sweep(after(days, 10, 1))
  expect(await subjects(email)).toEqual([FIRST])
  await stack.sweep(after(47, 10, 2))
  expect(await subjects(email)).toEqual([FIRST, SECOND])
})

test('the right mailbox gets a first reminder after a wrong one got one (P38.12)', async () => {
  const { id, email } = await notPaid()
  await stack.sweep(after(7, 10, 1))
  await change(id, { email: `right-${email}` })
  await stack.sweep(after(21, 10, 1))
  expect(await subjects(email)).toEqual([FIRST])
  expect(await subjects(`right-${email}`)).toEqual([FIRST])
})

test('switched off when they are due, they are not sent; a visit that nobody noted as unpaid has none (P38.12)', async () => {
  const [off, silent] = [await notPaid(), await visitOn(DAY)]
  await doneAt(after(0), silent.id)
  await set('unpaid_mails', 'no')
  await stack.sweep(after(7, 10, 1))
  await set('unpaid_mails', 'yes')
  await stack.sweep(after(21, 10, 1))
  expect(await statesOfBoth(off.id)).toEqual(['skipped: Such mails are switched off', 'sent'])
  expect(await statesOfBoth(silent.id)).toEqual([])
  expect(await subjects(silent.email)).toEqual([])
})

async function versionOf(id: string): Promise<string> {
  const [row] = await owner.expect('listBookings', { q: id })
  return row?.updatedAt ?? ''
}
