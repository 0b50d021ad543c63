/** Opting out of marketing mails, and undoing it (P33.1). */
import { expect, test } from '@jest/globals'
import { optOutAddress, signLink } from '#functions/links/signed-link.ts'
import { handler } from '#functions/notifier/mail-events.lambda.ts'
import { addDays, pacificNow } from '#schemas/facts/pacific-time.ts'
import { doneVisits } from '#tests/api/done-visits.ts'
import { changedTokens } from '#tests/api/visit-desk.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { fileDesk, fileSecrets } from '#tests/support/api/file-stack.ts'
import { pacific } from '#tests/support/api/pacific.ts'
import { addVisit, customerId, quoteRequest } from '#tests/support/api/requests.ts'
import { bounceOf, settledMails } from '#tests/support/mail/mail-stack.ts'
import { readTable } from '#tests/support/table/rows.ts'

const { stack, owner } = fileDesk()
fileSecrets(stack)

const tokenOf = (email: string) =>
  new URL(optOutAddress('https://www.example.com', email)).searchParams.get('k') ?? ''
const send = (token: string, action?: 'see' | 'stop' | 'undo') =>
  apiClient(stack).call('optOut', { token, ...(action && { action }) })
const seen = async (token: string) => (await send(token, 'see')).json()
const optOuts = async () =>
  (await readTable(stack.dynamodbEndpoint)).filter(({ pk, reason }) => pk.startsWith('OPT_OUT#') && reason)

test('one POST opts a mailbox out, in all its spellings, and another one undoes it (P33.1)', async () => {
  const token = tokenOf('ana@mailbox.example')
  expect(tokenOf('Ana+quotes@Mailbox.Example')).toBe(token)
  expect(await seen(token)).toEqual({ state: 'receiving' })
  expect(await optOuts()).toEqual([])
  for (const action of [undefined, 'stop'] as const)
    expect((await send(token, action)).json()).toEqual({ state: 'stopped' })
  expect(await seen(token)).toEqual({ state: 'stopped' })
  const [row, ...others] = await optOuts()
  expect(others).toEqual([])
  expect(row).toMatchObject({ reason: 'asked' })
  expect(JSON.stringify(row)).not.toMatch(/@|mailbox/i)
  expect((await send(token, 'undo')).json()).toEqual({ state: 'receiving' })
  expect(await optOuts()).toEqual([])
})

test('GET and HEAD opt nobody out, and every wrong link gets one and the same answer', async () => {
  const token = tokenOf('reader@mailbox.example')
  for (const path of [`/mails?k=${token}`, `/api/mails/opt-out?token=${token}`])
    for (const method of ['GET', 'HEAD']) await apiClient(stack).send(method, path)
  expect(await optOuts()).toEqual([])
  const ofVisit = signLink('visit', '0f8fad5b-d9cb-469f-a165-70867728950e')
  const answers = new Set<string>()
  for (const wrong of [...changedTokens(token), '', `${token}A`, ofVisit]) {
    const { status, text } = await send(wrong, wrong === ofVisit ? 'see' : undefined)
    answers.add(`${status} ${text}`)
  }
  expect([...answers]).toEqual([expect.stringMatching(/^404 .*Please call \(559\) 555-0142/)])
  expect(await optOuts()).toEqual([])
})

test('a bounce opts the mailbox out for good, and its receipts still go out (P33.2, P34.7)', async () => {
  const email = 'returned@mailbox.example'
  const ask = () =>
    apiClient(stack).expect('createQuote', quoteRequest({ customerInfo: { name: 'Ana Ruiz', email } }))
  const { id } = await ask()
  const statusOfReceipt = async (quote: string) =>
    (await settledMails({ stack }, [`receipt-${quote}`]))[0]?.['status']
  expect(await statusOfReceipt(id)).toBe('sent')
  const customer = await customerId(owner, email)
  const byOwner = async (isOptedOut: boolean) => {
    const body = { action: 'opt-out', email, isOptedOut } as const
    return (await owner.expect('updateCustomer', customer, body)).optOuts
  }
  expect(await byOwner(true)).toMatchObject([{ email, reason: 'asked' }])
  expect(await byOwner(false)).toEqual([])
  await handler(bounceOf(`receipt-${id}`, 'Transient', email))
  expect(await optOuts()).toEqual([])
  // An opt-out by its reader, before or after the bounce, changes nothing.
  await send(tokenOf(email))
  await handler(bounceOf(`receipt-${id}`, 'Permanent', email))
  expect(await optOuts()).toMatchObject([{ reason: 'bounced' }])
  await send(tokenOf(email))
  expect((await send(tokenOf(email), 'undo')).json()).toEqual({ state: 'held' })
  expect(await byOwner(false)).toMatchObject([{ email, reason: 'bounced' }])
  expect(await seen(tokenOf(email))).toEqual({ state: 'held' })
  expect(await statusOfReceipt((await ask()).id)).toBe('sent')
})

test('a complaint about a quote that was deleted opts its mailbox out, too (P33.2)', async () => {
  const email = 'forgotten@mailbox.example'
  const request = quoteRequest({ customerInfo: { name: 'Ana Ruiz', email } })
  const { id } = await apiClient(stack).expect('createQuote', request)
  await settledMails({ stack }, [`receipt-${id}`])
  await owner.expect('deleteQuote', id)
  const { detail } = bounceOf(`receipt-${id}`, 'Permanent', email)
  await handler({ detail: { ...detail, eventType: 'Complaint' } })
  expect(await seen(tokenOf(email))).toEqual({ state: 'held' })
})

test('of a visit whose mail came back the card warns, not of one whose reader marked it as spam (P19.9)', async () => {
  for (const eventType of ['Bounce', 'Complaint']) {
    const inFiveDays = addDays(pacificNow(new Date()).date, 5)
    const { id } = await addVisit(owner, inFiveDays, { status: 'pending', tellCustomer: true })
    await settledMails({ stack }, [`receipt-${id}`])
    const { detail } = bounceOf(`receipt-${id}`)
    await handler({ detail: { ...detail, eventType } })
    const [row] = await owner.expect('listBookings', { q: id })
    expect([row?.told?.by, row?.told?.isBounced]).toEqual([
      `receipt-${id}`,
      eventType === 'Bounce' || undefined,
    ])
  }
})

test("a bounce of the owner's mail opts no customer out", async () => {
  const before = await optOuts()
  const { id } = await apiClient(stack).expect('createQuote', quoteRequest())
  await settledMails({ stack }, [`owner-${id}`])
  await handler(bounceOf(`owner-${id}`, 'Permanent', 'boss@business.example'))
  expect(await optOuts()).toEqual(before)
})

test('a mail that comes back once it is planned anew opts its mailbox out (P33.2)', async () => {
  const { visitOn, change, doneAt, statesOf } = doneVisits(stack, owner)
  const { id, email } = await visitOn('2027-03-02')
  await doneAt(pacific('2027-03-01', 10), id)
  await stack.sweep(pacific('2027-03-01', 12, 1))
  await change(id, { status: 'confirmed' })
  await doneAt(pacific('2027-03-02', 11), id)
  expect(await statesOf(id, 'done')).toEqual(['planned'])
  await handler(bounceOf(`done-${id}`, 'Permanent', email))
  expect(await seen(tokenOf(email))).toEqual({ state: 'held' })
})
