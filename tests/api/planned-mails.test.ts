/** Mails of later: sent when they are due, and only if they are still true then. The clock is advanced, nothing is waited for. */
import { expect, test } from '@jest/globals'
import { addDays, pacificNow } from '#schemas/facts/pacific-time.ts'
import { visitDesk } from '#tests/api/visit-desk.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { pacific } from '#tests/support/api/pacific.ts'
import { addVisit, contactRequest, openWindows, visitor, type Window } from '#tests/support/api/requests.ts'
import { settledTable } from '#tests/support/api/worker-stack.ts'
import { readMails } from '#tests/support/mail/mailbox.ts'
import { failMail, mailsAbout, readTable, rowsOf, stateOf } from '#tests/support/table/rows.ts'

const HOUR_MS = 60 * 60 * 1000

const { stack, owner, freshWindow, booked, mailsTo, change, move, byOwner, set, mailsOnCard } = visitDesk()

const sweepAt = (instant: Date) => stack.sweepAt(instant)

const dayBefore = ({ serviceDate }: Window) =>
  new Date(Date.parse(`${serviceDate}T12:00:00Z`) - 24 * HOUR_MS).toISOString().slice(0, 10)

const longDay = ({ serviceDate }: Window) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(serviceDate))

/** An open window of another day. */
async function windowOnAnotherDay({ serviceDate }: Window): Promise<Window> {
  for (;;) {
    const window = freshWindow()
    if (window.serviceDate !== serviceDate) return window
  }
}

const otherTime = ({ serviceTime }: Window) => (serviceTime === '12:00' ? '14:00' : '12:00')

const startOf = ({ serviceDate, serviceTime }: Window) =>
  pacific(serviceDate, Number(serviceTime.slice(0, 2))).getTime()

const statesOf = async (id: string, kind: string) =>
  (await mailsAbout(stack.dynamodbEndpoint, id)).filter((row) => row['kind'] === kind).map(stateOf)
const subjects = async () => (await readMails(stack)).map(({ subject }) => subject)
const reminders = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => /^Your visit is (today|tomorrow)/.test(subject))

test('a reminder is sent at five on the day before, once, with the visit and the link (P32.6)', async () => {
  const { email, window, id, token } = await booked()
  await byOwner(id, { status: 'confirmed' })
  await sweepAt(pacific(dayBefore(window), 16, 59))
  expect(await reminders(email)).toEqual([])
  await sweepAt(pacific(dayBefore(window), 17, 1))
  await sweepAt(pacific(dayBefore(window), 17, 2))
  const [mail, ...others] = await reminders(email)
  expect(others).toEqual([])
  for (const text of [longDay(window), token, 'Hanford', '(559) 555-0142', 'side gates'])
    expect(mail?.body.text).toContain(text)
  expect(await statesOf(id, 'reminder')).toEqual(['sent'])
})

test('no reminder goes out for what a visit was before it was cancelled, moved or done (P34.1)', async () => {
  await set('customer_moves_max', '3')
  const cancelled = await booked()
  await change({ token: cancelled.token, action: 'cancel' })
  // To a later day: by the evening before the old one, a visit of an earlier day may be over.
  const target = freshWindow()
  const left = await windowOnAnotherDay(target)
  const moved = await booked(left)
  await move(moved.token, target)
  await byOwner(moved.id, { status: 'confirmed' })
  const done = await booked()
  await byOwner(done.id, { status: 'completed' })
  for (const day of [left, cancelled.window, done.window, target].map(dayBefore).sort())
    await sweepAt(pacific(day, 17, 1))
  expect(await statesOf(cancelled.id, 'reminder')).toEqual(['skipped: The visit is cancelled'])
  expect(await statesOf(done.id, 'reminder')).toEqual(['skipped: The visit is completed'])
  expect(await statesOf(moved.id, 'reminder')).toEqual(['sent'])
  expect(await mailsOnCard(moved.email)).toContain(`reminder-${target.serviceDate}-${moved.id}`)
  const [reminder, ...others] = await reminders(moved.email)
  expect(others).toEqual([])
  expect(reminder?.body.text).toContain(longDay(target))
})

test('no mail stays planned for a day that a visit has left, nor of a deleted visit, and no reminder is planned too late (P32.6)', async () => {
  const { id, window } = await booked()
  const deleted = await booked()
  await byOwner(id, { status: 'cancelled' })
  await byOwner(id, await windowOnAnotherDay(window))
  await owner.expect('deleteBooking', deleted.id)
  for (const visit of [id, deleted.id])
    for (const kind of ['reminder', 'unconfirmed']) expect(await statesOf(visit, kind)).toEqual([])
  const visit = { serviceTime: '16:00', status: 'pending', tellCustomer: true } as const
  const late = await addVisit(owner, pacificNow(new Date()).date, { ...visit, email: 'today@example.com' })
  expect(await statesOf(late.id, 'reminder')).toEqual([])
})

test('a visit that leaves its window and comes back is reminded of once, also if the hour changes (P32.6)', async () => {
  const { id, email, window } = await booked()
  const other = await windowOnAnotherDay(window)
  await byOwner(id, { status: 'confirmed' })
  await byOwner(id, { status: 'cancelled' })
  await byOwner(id, { status: 'confirmed' })
  await byOwner(id, { ...other, anyway: true })
  await byOwner(id, { ...window, anyway: true })
  for (const day of [dayBefore(window), dayBefore(other)].sort()) await sweepAt(pacific(day, 17, 1))
  await set('reminder_hour', '20')
  await stack.at(pacific(dayBefore(window), 17, 30))
  await byOwner(id, { serviceTime: otherTime(window), anyway: true })
  await sweepAt(pacific(dayBefore(window), 20, 1))
  await set('reminder_hour', '17')
  expect(await reminders(email)).toHaveLength(1)
})

test('nobody is promised a visit that is not confirmed, and the owner is told at noon', async () => {
  const { id, email, window } = await booked({ firstName: 'Unheard' })
  await sweepAt(pacific(dayBefore(window), 11, 59))
  const toOwner = async () => (await subjects()).filter((one) => /^Not confirmed.*: Unheard/.test(one))
  expect(await toOwner()).toEqual([])
  for (const minute of [0, 1]) await sweepAt(pacific(dayBefore(window), 12, minute))
  expect(await toOwner()).toHaveLength(1)
  await sweepAt(pacific(dayBefore(window), 17, 0))
  expect(await reminders(email)).toEqual([])
  const mail = (await mailsTo(email)).find(({ subject }) => subject.startsWith('Your visit tomorrow is not'))
  expect(mail?.body.text).toContain('we have not confirmed it yet')
  expect(mail?.body.text).not.toContain('We arrive')
  expect(await statesOf(id, 'reminder')).toEqual(['sent'])
})

test('a mail that had to wait until the day itself says today, and offers what can still be done', async () => {
  const { id, email, window } = await booked()
  await byOwner(id, { status: 'confirmed' })
  await sweepAt(new Date(pacific(window.serviceDate, 6).getTime()))
  const mail = (await mailsTo(email)).find(({ subject }) => subject.startsWith('Your visit is today'))
  expect(mail?.body.text).toContain('To change it now, please call or text us.')
  expect(mail?.body.text).not.toContain('change your visit:')
  const late = await booked({ firstName: 'Late' })
  await sweepAt(pacific(late.window.serviceDate, 6))
  expect((await subjects()).join()).toContain('for today: Late ')
})

test('switched off, no reminder is sent; a visit that was booked meanwhile is reminded of once they are on', async () => {
  const off = await booked()
  await set('reminders', 'no')
  const later = await booked()
  await byOwner(later.id, { status: 'confirmed' })
  await sweepAt(pacific(dayBefore(off.window), 17, 1))
  expect(await statesOf(off.id, 'reminder')).toEqual(['skipped: Reminders are switched off'])
  await set('reminders', 'yes')
  const isPast = later.window.serviceDate <= off.window.serviceDate
  await sweepAt(pacific(dayBefore(later.window), 17, 1))
  expect(await reminders(later.email)).toHaveLength(isPast ? 0 : 1)
})

test('the owner stops a reminder, and it is not sent, whatever becomes of the visit on its day (P32.6)', async () => {
  const { id, window, email } = await booked()
  const stop = () => owner.call('stopNotification', `reminder-${window.serviceDate}-${id}`)
  expect((await stop()).json()).toMatchObject({ status: 'skipped', reason: 'You stopped it' })
  expect((await stop()).json()).toMatchObject({ status: 'skipped', reason: 'You stopped it' })
  for (const status of ['cancelled', 'confirmed'] as const) await byOwner(id, { status })
  await byOwner(id, { serviceTime: otherTime(window), anyway: true })
  await sweepAt(pacific(dayBefore(window), 17, 1))
  expect([await reminders(email), await statesOf(id, 'reminder')]).toEqual([[], ['skipped: You stopped it']])
  await byOwner(id, { ...(await windowOnAnotherDay(window)), anyway: true })
  expect(await mailsOnCard(email)).toContain(`reminder-${window.serviceDate}-${id}`)
  // Sent mails cannot be stopped.
  expect((await owner.call('stopNotification', `receipt-${id}`)).status).toBe(409)
})

test('above ten mails about visits on a day, a mailbox gets the next one at six in the morning, unless the visit is over by then (P32.11)', async () => {
  const today = pacificNow(new Date()).date
  const morning = pacific(addDays(today, 1), 6)
  const email = 'many@example.com'
  await stack.at(pacific(today, 12))
  const evening = { serviceDate: today, serviceTime: '16:00', anyway: true } as const
  let id = ''
  for (const window of [...Array.from({ length: 11 }, freshWindow), evening]) {
    id = (await owner.expect('addBooking', { ...visitor(), ...window, email })).id
    await byOwner(id, { status: 'confirmed' })
  }
  const confirmed = async () => (await mailsTo(email)).filter(({ subject }) => /confirmed/.test(subject))
  for (const [instant, sent] of [
    [pacific(today, 13), 10],
    // The clock goes on during the sweep.
    [new Date(morning.getTime() - 60_000), 10],
    [morning, 11],
  ] as const) {
    // A mail that is on its way while the clock is turned would be taken for a lost one, and sent twice.
    await settledTable(stack)
    await stack.sweep(instant)
    expect(await confirmed()).toHaveLength(sent)
  }
  expect(await statesOf(id, 'change')).toEqual(['skipped: The visit is over'])
  await stack.at()
})

test('the owner is told once, a day later, of a lead that nobody has answered, and never of it or of a visit that is not confirmed within an hour of its first mail (P32.6, P32.7)', async () => {
  const due = Date.parse('2027-03-02T10:00:00-08:00')
  const lead = async (name: string) => {
    const body = contactRequest({ name: `${name} Lead`, email: `${name}@example.com` })
    return (await apiClient(stack).expect('createContact', body)).id
  }
  await stack.at('2027-03-01T10:00:00-08:00')
  await lead('Waiting')
  const answered = await lead('Answered')
  const late = `owner-${await lead('Tardy')}`
  const visit = await booked({ firstName: 'Pending', serviceDate: '2027-03-03', serviceTime: '10:00' })
  await owner.expect('updateContact', answered, { status: 'contacted' })
  const told = async (minutes: number) => {
    await stack.sweep(new Date(due + minutes * 60_000))
    const unanswered = (await subjects()).filter((one) => one.startsWith('Still unanswered'))
    return unanswered.flatMap((one) => one.match(/Waiting|Pending|Answered|Tardy/) ?? []).sort()
  }
  const sendLate = async (mail: string, minutes: number) => {
    await stack.at(new Date(due + minutes * 60_000))
    await failMail(stack.dynamodbEndpoint, mail)
    await owner.expect('retryNotification', mail)
    await settledTable(stack)
  }
  await sendLate(late, -30)
  expect(await told(-1)).toEqual([])
  for (const minutes of [1, 2]) expect(await told(minutes)).toEqual(['Pending', 'Waiting'])
  expect(await told(31)).toEqual(['Pending', 'Tardy', 'Waiting'])
  expect(await statesOf(answered, 'unanswered')).toEqual(['skipped: It is answered'])
  expect(await statesOf(visit.id, 'unanswered')).toEqual(['sent'])
  await sendLate(`owner-${visit.id}`, 105)
  const atNoonAndLater = []
  for (const minutes of [121, 166]) {
    await told(minutes)
    atNoonAndLater.push(...(await statesOf(visit.id, 'unconfirmed')))
  }
  expect(atNoonAndLater).toEqual(['planned', 'sent'])
})

test('the owner is reminded of a booking before its visit, and of none whose window has begun (P32.7)', async () => {
  await stack.at()
  const [told, late, asked] = [await booked(), await booked(), await booked()]
  const due = async (id: string) =>
    rowsOf(await readTable(stack.dynamodbEndpoint), 'OUTBOX').find((row) => row['id'] === `unanswered-${id}`)
  expect(Date.parse(String((await due(told.id))?.['dueAt']))).toBeLessThan(startOf(told.window))
  // Its customer moves it to an earlier day, so that it is due too late.
  const [soon] = (await openWindows(owner)).toSorted((a, b) => startOf(a) - startOf(b))
  if (!soon) throw new Error('No window is open')
  await byOwner(late.id, { ...soon, tellCustomer: false, anyway: true })
  // The owner has asked its customer for another day.
  const body = { reason: 'wind' as const, choices: [{ id: asked.id, action: 'ask' as const }] }
  await owner.expect('moveDay', asked.window.serviceDate, body)
  await owner.set('blocked_days', '')
  const rows = await Promise.all([late, asked].map(({ id }) => due(id)))
  const dueAt = rows.map((row) => Date.parse(String(row?.['dueAt'])))
  await sweepAt(new Date(Math.max(...dueAt, startOf(soon))))
  expect(await statesOf(late.id, 'unanswered')).toEqual(['skipped: The visit has begun'])
  expect(await statesOf(asked.id, 'unanswered')).toEqual(['skipped: Its day is called off'])
  expect(await statesOf(told.id, 'unanswered')).toEqual(['sent'])
})
