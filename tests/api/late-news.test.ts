/** News of a visit that has changed more than once since its customer heard of it. */
import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { mailKey } from '#functions/table/keys.ts'
import type { Sent } from '#schemas/contract/index.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { ALL_DUE_MS, startFunctionProcess } from '#tests/support/api/function-process.ts'
import { openWindows, visitor, type Window } from '#tests/support/api/requests.ts'
import { bounceOf, fileMailStack, settledMails } from '#tests/support/mail/mail-stack.ts'
import { rowsAt } from '#tests/support/table/rows.ts'
import { until } from '#tests/support/until.ts'

const own = fileMailStack()

const mailsTo = (address: string) => own.ses.accepted.filter(({ to }) => to === address)
const edit = (id: string, body: Sent<'updateBooking', 'body'>) => own.owner.expect('updateBooking', id, body)
const mailRow = async (id: string) => (await rowsAt(own.stack.dynamodbEndpoint, [mailKey(id)]))[0]
const untold = { tellCustomer: false, anyway: true }

/** @param at of the open windows, the second one to move to */
async function booked(at: number) {
  const email = `${randomUUID()}@example.com`
  const windows = await openWindows(own.owner)
  const [window, later] = [windows[at], windows[at + 30]]
  if (!window || !later) throw new Error('No window is left')
  const body = { ...visitor(), ...window, email, tellCustomer: true }
  const { id } = await own.owner.expect('addBooking', body)
  const receipt = await until(async () => mailsTo(email)[0])
  return { id, email, window, later, known: /^Visit: (.*)$/m.exec(receipt.text)?.[1] }
}

test.each<[subject: RegExp, act: (id: string, date: string) => Promise<unknown>]>([
  [/^Your visit is cancelled/, (id) => edit(id, { status: 'cancelled' })],
  [/^Your visit is cancelled/, (id) => own.owner.expect('deleteBooking', id)],
  [
    /^Please choose another day/,
    (id, date) => own.owner.expect('moveDay', date, { reason: 'wind', choices: [{ id, action: 'ask' }] }),
  ],
])(
  '"%s" of a visit that was moved untold names the time that its customer knows (P32.5)',
  async (subject, act) => {
    const { id, email, later, known } = await booked(0)
    await edit(id, { ...later, ...untold })
    await act(id, later.serviceDate)
    const mail = await until(async () => mailsTo(email)[1])
    expect(mail.subject).toMatch(subject)
    expect(mail.text).toContain(`This time is new: it was ${known}.`)
  },
)

test('the preview of a day that is called off names the time that its customer knows (P32.5)', async () => {
  const { id, later, known } = await booked(2)
  await edit(id, { ...later, ...untold })
  const [planned] = await own.owner.expect('planDay', later.serviceDate, {
    reason: 'wind',
    choices: [{ id, action: 'ask' }],
  })
  expect(planned?.mail?.text).toContain(`This time is new: it was ${known}.`)
})

test('a mail that came back is known where its day is moved (P35.11); sent again, it does not say what was taken back since (P32.5)', async () => {
  const { id, email, window } = await booked(1)
  await edit(id, { status: 'confirmed' })
  const mail = `change-${id}-1`
  await settledMails(own, [mail])
  await own.api.call('mail-events', bounceOf(mail, 'Permanent', email))
  const plan = await own.owner.expect('planDay', window.serviceDate, { reason: 'wind' })
  expect(plan.map(({ visit, isBounced }) => isBounced && visit.id)).toContain(id)
  await edit(id, { status: 'pending', tellCustomer: false })
  await own.owner.expect('retryNotification', mail)
  const again = await until(async () => mailsTo(email)[2])
  expect(again.subject).toMatch(/^We received your booking request/)
})

test('a receipt that waits while its visit is cancelled goes out after Undo (P14.4)', async () => {
  own.ses.setWeather('down')
  const window = (await openWindows(own.owner)).at(-1) as Window
  const reached = { email: `${randomUUID()}@example.com`, phone: '(559) 555-0188' }
  const body = { ...visitor(), ...window, ...reached }
  const { id } = await apiClient(own.stack).expect('createBooking', body)
  const rows = () => rowsAt(own.stack.dynamodbEndpoint, [mailKey(`receipt-${id}`)])
  await until(async () => (await rows())[0]?.['nextAttemptAt'])
  for (const [status, receipt] of [
    ['cancelled', 'skipped'],
    ['pending', 'sent'],
  ] as const) {
    await edit(id, { status, ...untold })
    own.ses.setWeather('up')
    await own.api.call('sweeper', {}, ALL_DUE_MS)
    expect(await settledMails(own, [`receipt-${id}`])).toMatchObject([{ status: receipt }])
  }
})

test('who is still to hear that a visit is cancelled hears it, whatever was edited untold before it was deleted (P19.5)', async () => {
  const { id, email } = await booked(3)
  own.ses.setWeather('down')
  await edit(id, { status: 'cancelled' })
  await edit(id, { totalPrice: 90, ...untold })
  await own.owner.expect('deleteBooking', id)
  own.ses.setWeather('up')
  await own.api.call('sweeper', {}, ALL_DUE_MS)
  expect((await until(async () => mailsTo(email)[1])).subject).toMatch(/^Your visit is cancelled/)
})

test.each<[string, lost: Sent<'updateBooking', 'body'>[], act: (id: string) => Promise<unknown>, RegExp]>([
  [
    'cancelled',
    [{ status: 'cancelled' }],
    (id) => edit(id, { status: 'pending', anyway: true }),
    /^Your visit is on again/,
  ],
  [
    'on again',
    [{ status: 'cancelled' }, { status: 'pending', anyway: true }],
    (id) => own.owner.expect('deleteBooking', id),
    /^Your visit is cancelled/,
  ],
])(
  'a customer who may have read in a lost mail that the visit is %s hears that this was taken back (P32.5)',
  async (_, changes, takeBack, subject) => {
    const { id, email } = await booked(4)
    for (const [index, change] of changes.entries()) {
      if (index === changes.length - 1) own.ses.setWeather('losing answers')
      await edit(id, change)
      await until(async () => mailsTo(email)[index + 1])
    }
    await until(async () => (await own.owner.expect('listBookings', { q: id }))[0]?.told?.isInDoubt)
    own.ses.setWeather('up')
    await takeBack(id)
    const last = changes.length + 1
    expect((await until(async () => mailsTo(email)[last])).subject).toMatch(subject)
    await own.api.call('sweeper', {}, ALL_DUE_MS)
    expect(mailsTo(email).slice(last + 1)).toEqual([])
  },
)

test('a customer hears what was taken back, even if the function that had sent their mail died (P32.5)', async () => {
  const { id, email } = await booked(6)
  own.ses.setWeather('throttling')
  await edit(id, { status: 'cancelled' })
  await until(async () => (await mailRow(`change-${id}-1`))?.['nextAttemptAt'])
  const sending = startFunctionProcess({ dynamodb: own.stack.dynamodbEndpoint, ses: own.ses.url })
  own.ses.onAccepted(sending.kill)
  own.ses.setWeather('up')
  await expect(sending.call('sweeper', {}, ALL_DUE_MS)).rejects.toThrow('The process died')
  await edit(id, { status: 'pending', anyway: true })
  own.ses.onAccepted(() => {})
  await own.api.call('sweeper', {}, 2 * ALL_DUE_MS)
  const [, ...news] = mailsTo(email).map(({ subject }) => subject)
  expect(news).toEqual(
    [/^Your visit is cancelled/, /^Your visit is on again/].map((said) => expect.stringMatching(said)),
  )
})

test('a mail to a corrected mailbox that SES did not answer is sent again (P25.3)', async () => {
  const { id } = await booked(5)
  const email = `${randomUUID()}@example.com`
  own.ses.setWeather('losing answers')
  await edit(id, { email, anyway: true })
  const row = () => mailRow(`change-${id}-1`)
  await until(async () => (await row())?.['mayBeSent'])
  own.ses.setWeather('up')
  await own.api.call('sweeper', {}, ALL_DUE_MS)
  expect([mailsTo(email).length, (await row())?.['status']]).toEqual([2, 'sent'])
})
