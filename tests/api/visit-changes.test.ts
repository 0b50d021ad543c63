import { expect, test } from '@jest/globals'
import { visitDesk } from '#tests/api/visit-desk.ts'
import { apiClient, errorOf } from '#tests/support/api/client.ts'
import { openWindows, visitor } from '#tests/support/api/requests.ts'
import { settledTable } from '#tests/support/api/worker-stack.ts'
import { readMails } from '#tests/support/mail/mailbox.ts'
import { readTable } from '#tests/support/table/rows.ts'
import { until } from '#tests/support/until.ts'

const desk = visitDesk()
const { stack, owner, freshWindow, booked, mailTo, mailsTo, change } = desk
const { seen, move, byOwner, set, rowOf, placesIn } = desk

const waitForMails = (address: string, count: number) =>
  until(async () => (await mailsTo(address)).length >= count)

test('a move by link frees the old window, claims the new one, and tells both sides each time (P32.2)', async () => {
  await set('customer_moves_max', '5')
  const { id, email, window, token } = await booked()
  let last = window
  for (let count = 1; count <= 5; count++) {
    const next = freshWindow()
    const before = await placesIn(last)
    expect(await move(token, next)).toMatchObject({ status: 200 })
    const moved = { ...next, calendarSequence: count, moves: count, status: 'pending' }
    expect(await rowOf(id)).toMatchObject(moved)
    expect(await placesIn(last)).toBe(before + 1)
    // Moves within a moment would be told in one mail.
    await waitForMails(email, count + 1)
    last = next
  }
  expect(errorOf(await move(token, freshWindow()))).toMatchObject({ status: 409, code: 'visit-moved-often' })
  const subjects = (await mailsTo(email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => /new time/.test(subject))).toHaveLength(5)
  const owners = (await readMails(stack)).filter(
    ({ subject, body }) => /moved a visit/.test(subject) && body.text.includes(id),
  )
  expect(owners).toHaveLength(5)
  await set('customer_moves_max', '3')
})

test('inside the cut-off the customer is asked to call, and the owner still moves the visit (P32.2)', async () => {
  const { id, email, token } = await booked()
  await set('change_cutoff_hours', '168')
  const soon = (await openWindows(owner)).find(({ serviceTime }) => serviceTime === '16:00')
  if (!soon) throw new Error('No window is open')
  await byOwner(id, { ...soon, tellCustomer: false })
  const before = await rowOf(id)
  for (const answer of [await move(token, freshWindow()), await change({ token, action: 'cancel' })])
    expect(errorOf(answer)).toMatchObject({
      status: 409,
      code: 'visit-too-late',
      values: { phone: '(559) 555-0142' },
      message: expect.stringContaining('(559) 555-0142'),
      current: { movesLeft: 0, canCancel: false },
    })
  expect(await rowOf(id)).toEqual(before)
  await set('change_cutoff_hours', '12')
  await byOwner(id, freshWindow())
  await mailTo(email, /new time/)
  expect(await mailsTo(email)).toHaveLength(2)
})

test('cancelling frees the place, tells both once, and cannot be undone by the old link', async () => {
  const { id, email, window, token } = await booked()
  const free = await placesIn(window)
  const over = { status: 'cancelled', canCancel: false, movesLeft: 0 }
  const cancel = () => change({ token, action: 'cancel', reason: 'We are moving away' })
  for (let count = 0; count < 3; count++) expect((await cancel()).json()).toMatchObject(over)
  expect(await placesIn(window)).toBe(free + 1)
  expect((await rowOf(id))?.['adminNotes']).toBe('Cancelled by the customer: We are moving away')
  await mailTo(email, /cancelled/)
  expect(errorOf(await move(token, freshWindow()))).toMatchObject({ status: 409, code: 'visit-over' })
  await byOwner(id, { status: 'confirmed' })
  await mailTo(email, /confirmed/)
  expect(await mailsTo(email)).toHaveLength(3)
  const owners = (await readMails(stack)).filter(
    ({ body, subject }) => body.text.includes(id) && /cancelled a visit/.test(subject),
  )
  expect(owners).toHaveLength(1)
  expect(owners[0]?.body.text).toContain('“We are moving away.”')
})

test('the owner reads why a visit is cancelled, and not why it was before (P32.7)', async () => {
  const { id, token } = await booked()
  const mailed = async (reason?: string) => {
    await change({ token, action: 'cancel', reason })
    await settledTable(stack)
    const mail = (await readMails(stack)).findLast(
      ({ subject, body }) => /cancelled a visit/.test(subject) && body.text.includes(id),
    )
    return /The reason: .*”/.exec(mail?.body.text ?? '')?.[0]
  }
  const notes = async () => String((await rowOf(id))?.['adminNotes'])
  expect(await mailed('My mother is ill')).toBe('The reason: “My mother is ill.”')
  const more = `${await notes()}\nGate code 4711\n`
  await byOwner(id, { status: 'confirmed', adminNotes: more + 'x'.repeat(1970 - more.length) })
  expect(await mailed()).toBeUndefined()
  await byOwner(id, { status: 'confirmed' })
  expect(await mailed('Found somebody nearer')).toBe('The reason: “Found somebody nearer.”')
  expect(await notes()).toMatch(/x\nCancelled by the customer: F…$/)
})

test('moving an unanswered visit moves the reminder that the owner gets of it (P32.7)', async () => {
  await stack.at('2027-03-01T09:00:00-08:00')
  const { id, token } = await booked({ serviceDate: '2027-03-05', serviceTime: '08:00' })
  const due = async () =>
    (await readTable(stack.dynamodbEndpoint)).find((row) => row['id'] === `unanswered-${id}`)?.['dueAt']
  const before = await due()
  await move(token, { serviceDate: '2027-03-02', serviceTime: '16:00' })
  expect(await due()).toBe('2027-03-01T23:00:00.000Z')
  await move(token, { serviceDate: '2027-03-05', serviceTime: '16:00' })
  expect(await due()).toBe(before)
  await stack.at()
})

test('a stale version, the same window, and a repeat of a move, also one after its cancellation, are told apart', async () => {
  const { id, token, window } = await booked()
  const { updatedAt } = await seen(token)
  const same = await change({ token, action: 'move', ...window, updatedAt })
  expect(errorOf(same)).toMatchObject({ status: 400, fields: { serviceTime: expect.any(String) } })
  const next = freshWindow()
  const body = { token, action: 'move' as const, ...next, updatedAt }
  expect((await change(body)).status).toBe(200)
  expect((await change(body)).json()).toMatchObject(next)
  const stale = await change({ ...body, ...freshWindow() })
  expect(errorOf(stale)).toMatchObject({ status: 409, code: 'newer-version', current: next })
  const closed = await move(token, { serviceDate: '2026-01-04', serviceTime: '08:00' })
  expect(closed.status).toBe(400)
  await byOwner(id, { status: 'cancelled' })
  expect(errorOf(await change(body))).toMatchObject({ status: 409, code: 'visit-over' })
})

test('the owner may leave the customer untold, and sees what the customer was told (P19.9)', async () => {
  const { id, email } = await booked()
  await byOwner(id, { ...freshWindow(), tellCustomer: false })
  await byOwner(id, { status: 'confirmed' })
  // The mail says all that they do not know yet.
  expect((await mailTo(email, /new time/)).body.text).toContain('It is confirmed.')
  expect((await mailsTo(email)).map(({ subject }) => subject)).toHaveLength(2)
  for (;;) {
    const row = (await owner.expect('listBookings', { q: id }))[0]
    if (row?.customerMail?.status !== 'sent') continue
    expect(row).toMatchObject({
      customerMail: { change: { what: 'confirmed', by: 'owner' }, sentAt: expect.any(String) },
      plannedMails: [{ status: 'planned', dueAt: expect.any(String) }],
      told: { state: 'confirmed', by: `change-${id}-2` },
    })
    break
  }
})

test('whether a customer would come earlier, and how often, is stored, changed by the link until the cancellation, and books nothing (P35.14, P35.18)', async () => {
  const { id, token, window, email } = await booked({ everyMonths: 3 })
  expect(await seen(token)).toMatchObject({ everyMonths: 3 })
  expect((await change({ token, action: 'flexible', isFlexible: true })).json().isFlexible).toBe(true)
  expect(await rowOf(id)).toMatchObject({ ...window, isFlexible: true, calendarSequence: 0 })
  const every = (everyMonths: 1 | 2 | 3 | null) => change({ token, action: 'every', everyMonths })
  const first = (await every(1)).json()
  expect(first).toMatchObject({ ...window, everyMonths: 1 })
  expect((await every(1)).json()).toEqual(first)
  const { updatedAt } = first
  expect(await rowOf(id)).toMatchObject({ ...window, everyMonths: 1, calendarSequence: 0, updatedAt })
  expect(await byOwner(id, { everyMonths: 2 })).toMatchObject({ everyMonths: 2 })
  expect(await byOwner(id, { notes: 'Gate' })).toMatchObject({ everyMonths: 2 })
  expect(await byOwner(id, { everyMonths: null })).not.toHaveProperty('everyMonths')
  await byOwner(id, { status: 'completed', tellCustomer: false })
  expect((await every(2)).json()).toMatchObject({ status: 'completed', everyMonths: 2 })
  expect((await every(null)).json()).not.toHaveProperty('everyMonths')
  for (const wrong of [0, 4, 1.5, -1, '3', true, [3], {}, '', undefined]) {
    const everyMonths = wrong as 1
    expect((await every(everyMonths)).status).toBe(400)
    const body = { ...visitor(), ...freshWindow(), everyMonths }
    const isRefused = wrong !== undefined
    if (isRefused) expect((await apiClient(stack).call('createBooking', body)).status).toBe(400)
  }
  await byOwner(id, { status: 'cancelled', tellCustomer: false })
  expect(errorOf(await every(3))).toMatchObject({ status: 409, code: 'visit-over' })
  expect(await rowOf(id)).not.toHaveProperty('everyMonths')
  expect(await mailsTo(email)).toHaveLength(1)
})

test('one of twenty customers gets the last place; the others keep their visits and see what is open', async () => {
  const last = freshWindow()
  await owner.expect('addBooking', { ...visitor(), ...last })
  const visits = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const window = freshWindow()
      const body = { ...visitor(), ...window }
      const { id, link: token } = await apiClient(stack).expect('createBooking', body)
      return { id, window, token, updatedAt: (await seen(token)).updatedAt }
    }),
  )
  const answers = await Promise.all(
    visits.map(({ token, updatedAt }) => change({ token, action: 'move', ...last, updatedAt })),
  )
  const refused = answers.filter(({ status }) => status !== 200).map(errorOf)
  const taken = { status: 409, code: 'window-taken', availability: { days: expect.any(Array) } }
  expect(refused).toMatchObject(Array(19).fill(taken))
  expect(await placesIn(last)).toBe(0)
  const rows = await readTable(stack.dynamodbEndpoint)
  for (const [index, { id, window }] of visits.entries())
    expect(rows.find(({ pk }) => pk === `BOOKING#${id}`)).toMatchObject(
      answers[index]?.status === 200 ? last : window,
    )
})

test('who expects a visit that is deleted hears that it is off, as they know it; then no row of it is left (P19.5)', async () => {
  const [past, early] = [await booked(), await booked()]
  await byOwner(past.id, { serviceDate: '2026-01-05', anyway: true, tellCustomer: false })
  await byOwner(early.id, { status: 'completed' })
  for (const { id, email, receipt } of [past, early]) {
    await owner.expect('deleteBooking', id)
    const { body } = await mailTo(email, /^Your visit is cancelled/)
    expect(body.text).toContain(/^Visit: .*$/m.exec(receipt.body.text)?.[0])
    await until(async () => (await readTable(stack.dynamodbEndpoint)).every(({ pk }) => !pk.includes(id)))
  }
})

test('a booking that was caught as spam and is confirmed is news to its customer (P32.5)', async () => {
  const body = { ...visitor(), ...freshWindow(), email: 'caught@example.com', website: 'x' }
  const { id } = await apiClient(stack).expect('createBooking', body)
  await byOwner(id, { status: 'confirmed' })
  await mailTo('caught@example.com', /^Your visit is confirmed/)
})
