/** The mail after a visit: when it is sent, how often, and that it says what is true then (P38). The clock is set. */
import { expect, test } from '@jest/globals'
import { optOutAddress } from '#functions/links/signed-link.ts'
import { mailKey } from '#functions/table/keys.ts'
import { addDays } from '#schemas/facts/pacific-time.ts'
import { doneVisits } from '#tests/api/done-visits.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { fileDesk, fileSecrets } from '#tests/support/api/file-stack.ts'
import { pacific } from '#tests/support/api/pacific.ts'
import { contactRequest, quoteRequest } from '#tests/support/api/requests.ts'
import { setAttributes } from '#tests/support/table/rows.ts'

const { stack, owner } = fileDesk()
const { visitOn, change, doneAt, mailbox, subjects, statesOf, dueOf, set } = doneVisits(stack, owner)

fileSecrets(stack)

/** A Monday. */
const DAY = '2027-03-01'
const NEXT = addDays(DAY, 1)
const THANKS = 'Thank you, your visit is done - Central Valley Window Cleaning'
const REVIEW = 'https://reviews.example.com/write'
const textOf = async (email: string) =>
  (await mailbox(email)).findLast(({ subject }) => subject === THANKS)?.text ?? ''

test('a visit is thanked for two hours after it was done, once, also by three sweepers at once (P38.10)', async () => {
  const { id, email } = await visitOn(DAY)
  await doneAt(pacific(DAY, 10), id)
  await stack.sweep(pacific(DAY, 11, 59))
  expect(await subjects(email)).toEqual([])
  await stack.at(pacific(DAY, 12, 1))
  await Promise.all([stack.sweep(), stack.sweep(), stack.sweep()])
  await stack.sweep(pacific(NEXT, 9, 5))
  expect(await subjects(email)).toEqual([THANKS])
})

test('a mail that had to wait until the evening waits until the morning', async () => {
  const { id, email } = await visitOn(DAY)
  await doneAt(pacific(DAY, 10), id)
  await stack.sweep(pacific(DAY, 20))
  expect(await subjects(email)).toEqual([])
  expect(await dueOf(id, 'done')).toBe(pacific(NEXT, 9).toISOString())
  await stack.sweep(pacific(NEXT, 9, 1))
  expect(await subjects(email)).toEqual([THANKS])
})

test('it has the date, the service, the town and the lines of the quote, and says how it was paid (P38.10)', async () => {
  const request = quoteRequest({ houseSize: 'medium', stories: 'two_story' })
  const { id: quoteId } = await apiClient(stack).expect('createQuote', request)
  const { id, email } = await visitOn(DAY, { quoteId, totalPrice: undefined })
  const paid = { amount: 258, tip: 20, method: 'check' } as const
  const { totalPrice } = await doneAt(pacific(DAY, 12), id, { payment: paid })
  expect(totalPrice).toBe(258)
  await stack.sweep(pacific(DAY, 14, 1))
  const [mail] = await mailbox(email)
  for (const text of [
    'Paid $278, check, as of Monday, March 1, 2:01\u00a0PM Pacific time.',
    'Visit: Monday, March 1, 2027, 8-10 AM Pacific time\nTown: Hanford\nService: Home window cleaning',
    'Total: $258\nTip: $20\nPaid, check: $278',
    'See and print the receipt:\n',
    '/visit?k=',
    '(559) 555-0142',
  ])
    expect(mail?.text).toContain(text)
  expect(mail?.text).toMatch(/\$199\n.*\$59\nTotal: \$258/)
  expect(mail?.text).not.toMatch(/To pay|Price:|Pay \$/)
})

test('what is paid between planning and sending is said as it is then (P38.10)', async () => {
  await set('pay_url', 'https://venmo.com/u/cv?amount={amount}&note={number}')
  const [open, part, full] = [await visitOn(DAY), await visitOn(DAY), await visitOn(DAY)]
  const unknown = await visitOn(DAY, { totalPrice: undefined })
  for (const { id } of [open, part, full, unknown]) await doneAt(pacific(DAY, 10), id)
  await change(part.id, { payment: { amount: '100.50', method: 'cash' } })
  const { updatedAt } = await change(full.id, { payment: { amount: 38, method: 'cash' } })
  await change(full.id, { payment: { amount: 200, method: 'app' }, updatedAt })
  await stack.sweep(pacific(DAY, 12, 1))
  expect(await textOf(open.email)).toContain(
    'To pay: $238, as of Monday, March 1, 12:01\u00a0PM Pacific time. You can pay with the first link below, or by cash or check.',
  )
  expect(await textOf(open.email)).toContain(
    `Pay $238 on venmo.com:\nhttps://venmo.com/u/cv?amount=238&note=${open.id.slice(0, 8)}`,
  )
  expect(await textOf(part.email)).toContain('Paid $100.50, cash. To pay: $137.50, as of')
  expect(await textOf(part.email)).toContain('https://venmo.com/u/cv?amount=137.50&')
  expect(await textOf(full.email)).toContain('Paid $238, cash, payment app, as of')
  expect(await textOf(unknown.email)).toContain('Thank you for choosing us.\n')
  for (const { email } of [full, unknown]) expect(await textOf(email)).not.toMatch(/To pay|venmo/)
  await set('pay_url', '')
})

test('a visit that is set back and done again is thanked for once (P38.10)', async () => {
  const [before, after] = [await visitOn(DAY), await visitOn(DAY)]
  for (const { id } of [before, after]) await doneAt(pacific(DAY, 10), id)
  await stack.at(pacific(DAY, 11))
  await change(before.id, { status: 'confirmed', anyway: true })
  await stack.sweep(pacific(DAY, 12, 1))
  expect(await statesOf(before.id, 'done')).toEqual(['skipped: The visit is confirmed'])
  await doneAt(pacific(DAY, 13), before.id)
  await doneAt(pacific(DAY, 13), after.id, { status: 'cancelled' })
  await doneAt(pacific(DAY, 13), after.id, { anyway: true })
  for (const hour of [15, 17]) await stack.sweep(pacific(DAY, hour, 1))
  await stack.sweep(pacific(NEXT, 9, 1))
  for (const { id, email } of [before, after]) {
    expect(await subjects(email)).toEqual([THANKS])
    expect(await statesOf(id, 'done')).toEqual(['sent'])
  }
})

test.each([
  [true, ['Your visit is confirmed']],
  [false, []],
])(
  'who was thanked by mistake is told so (%p), thanked once it is done (P32.5), and asked for one review (P38.11)',
  async (isTold, news) => {
    await set('write_review_url', REVIEW)
    const { id, email } = await visitOn(NEXT)
    await doneAt(pacific(DAY, 10), id)
    await stack.sweep(pacific(DAY, 12, 1))
    await change(id, { status: 'confirmed', tellCustomer: isTold })
    const before = await subjects(email)
    await doneAt(pacific(NEXT, 11), id)
    await stack.sweep(pacific(NEXT, 13, 1))
    const thanks = 'Thank you, your visit is done'
    expect(before.map((subject) => subject.replace(/ - .*/, ''))).toEqual([thanks, ...news])
    expect((await subjects(email)).slice(before.length)).toEqual([THANKS])
    expect((await mailbox(email)).filter(({ text }) => text.includes(REVIEW))).toHaveLength(1)
    await set('write_review_url', '')
  },
)

test.each([true, false])(
  'a visit that is entered as done is thanked for, and not requested, if its customer is told (%p) (P38.10)',
  async (tellCustomer) => {
    await stack.at(pacific(DAY, 9))
    const { email } = await visitOn(DAY, { status: 'completed', tellCustomer })
    await stack.sweep(pacific(DAY, 11, 1))
    expect(await subjects(email)).toEqual(tellCustomer ? [THANKS] : [])
  },
)

test('the owner stops it, and it stays stopped (P38.10)', async () => {
  const { id, email } = await visitOn(DAY)
  await doneAt(pacific(DAY, 10), id)
  const [row] = await owner.expect('listBookings', { q: id })
  expect(row?.plannedMails).toMatchObject([{ id: `done-${id}`, status: 'planned' }])
  await owner.expect('stopNotification', `done-${id}`)
  await doneAt(pacific(DAY, 11), id, { status: 'confirmed', anyway: true, tellCustomer: false })
  await doneAt(pacific(DAY, 11), id)
  await stack.sweep(pacific(DAY, 13, 1))
  expect(await subjects(email)).toEqual([])
  const customer = row?.customer ?? ''
  const { records } = await owner.expect('getCustomer', customer)
  expect(records[0]?.mails).toMatchObject([{ id: `done-${id}`, reason: 'You stopped it' }])
})

test('it is decided when it is sent: not without an address, of a deleted visit, or switched off (P38.10)', async () => {
  const [gone, nameless, off] = [await visitOn(DAY), await visitOn(DAY), await visitOn(DAY)]
  const [untold, dropped, delayed] = [await visitOn(DAY), await visitOn(DAY), await visitOn(DAY)]
  const late = await visitOn(addDays(DAY, -8))
  const inTime = await visitOn(addDays(DAY, -7))
  for (const { id } of [gone, nameless, late, inTime]) await doneAt(pacific(DAY, 10), id)
  await change(untold.id, { status: 'completed', tellCustomer: false })
  for (const { id } of [dropped, delayed]) await change(id, { status: 'completed' })
  const queued = {
    status: 'queued',
    attempts: 1,
    entityStatus: 'OUTBOX#queued',
    nextAttemptAt: pacific(DAY, 12).toISOString(),
  }
  await setAttributes(stack.dynamodbEndpoint, mailKey(`done-${delayed.id}`), queued)
  for (const { id } of [dropped, delayed])
    for (const status of ['cancelled', 'completed'] as const)
      await change(id, { status, anyway: true, tellCustomer: false })
  await owner.expect('deleteBooking', gone.id)
  await change(nameless.id, { email: '' })
  await stack.sweep(pacific(DAY, 12, 1))
  expect(await statesOf(gone.id, 'done')).toEqual([])
  expect(await statesOf(nameless.id, 'done')).toEqual(['skipped: The record has no email address'])
  expect(await statesOf(late.id, 'done')).toEqual([])
  await doneAt(pacific(DAY, 13), off.id)
  await set('done_mails', 'no')
  const meanwhile = await visitOn(DAY)
  await doneAt(pacific(DAY, 13), meanwhile.id)
  await stack.sweep(pacific(DAY, 15, 1))
  expect(await statesOf(off.id, 'done')).toEqual(['skipped: Such mails are switched off'])
  await set('done_mails', 'yes')
  await stack.sweep(pacific(NEXT, 10))
  for (const { email } of [gone, nameless, off, untold, dropped, delayed, late, meanwhile])
    expect(await subjects(email)).toEqual([])
  expect(await subjects(inTime.email)).toEqual([THANKS])
})

test('Undo of Cancel neither plans nor drops the mail of thanks (P38.10)', async () => {
  const [thanked, untold] = [await visitOn(DAY), await visitOn(DAY)]
  await doneAt(pacific(DAY, 10), thanked.id)
  await change(untold.id, { status: 'completed', tellCustomer: false })
  for (const [id, tellCustomer] of [
    [thanked.id, false],
    [untold.id, true],
  ] as const) {
    await change(id, { status: 'cancelled', tellCustomer })
    await change(id, { status: 'completed', giveBack: [], anyway: true, tellCustomer })
  }
  await stack.sweep(pacific(DAY, 13, 1))
  expect([await subjects(thanked.email), await subjects(untold.email)]).toEqual([[THANKS], []])
})

test('everybody is asked for a review, once in 180 days to a mailbox, but those who opted out (P38.11)', async () => {
  await set('write_review_url', REVIEW)
  const asksAt = async (date: string, email: string) => {
    const { id } = await visitOn(date, { email })
    await doneAt(pacific(date, 10), id)
    await stack.sweep(pacific(date, 12, 1))
    return (await textOf(email)).includes(`Would you tell others how we did? Write a review:\n${REVIEW}`)
  }
  expect(await asksAt(DAY, 'often@example.com')).toBe(true)
  expect(await asksAt(addDays(DAY, 2), 'Often+again@example.com')).toBe(false)
  expect(await asksAt(addDays(DAY, 179), 'often@example.com')).toBe(false)
  expect(await asksAt(addDays(DAY, 180), 'often@example.com')).toBe(true)
  // Nobody is left out because of what they thought of it.
  await stack.at(pacific(DAY, 9))
  const angry = contactRequest({ email: 'angry@example.com', message: 'The worst windows ever!' })
  await apiClient(stack).expect('createContact', angry)
  expect(await asksAt(DAY, 'angry@example.com')).toBe(true)
  const out = 'opted-out@example.com'
  const token = new URL(optOutAddress('https://www.example.com', out)).searchParams.get('k') ?? ''
  await apiClient(stack).expect('optOut', { token })
  expect(await asksAt(DAY, out)).toBe(false)
  expect([await subjects(out), await textOf(out)]).toEqual([[THANKS], expect.not.stringContaining(REVIEW)])
  await set('write_review_url', '')
  expect(await asksAt(DAY, 'none@example.com')).toBe(false)
})
