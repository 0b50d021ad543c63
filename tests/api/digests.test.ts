/** Digests, which the owner gets in a flood of leads. */
import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { mailKey, recordKey } from '#functions/table/keys.ts'
import { addDays } from '#schemas/facts/pacific-time.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { startFunctionApi } from '#tests/support/api/function-api.ts'
import { pacific } from '#tests/support/api/pacific.ts'
import { addVisit, contactRequest, openWindows, quoteRequest, visitor } from '#tests/support/api/requests.ts'
import { bounceOf, fileMailStack, settledMails } from '#tests/support/mail/mail-stack.ts'
import { clockHour, spend } from '#tests/support/table/budgets.ts'
import { startTableProxy } from '#tests/support/table/proxy.ts'
import { putRows, readTable, rowsOf, setAttributes } from '#tests/support/table/rows.ts'

const MINUTE_MS = 60_000
/** Longer than a lead is held. */
const DIGEST_DUE_MS = 11 * MINUTE_MS

const mails = fileMailStack()
const NONE = { serviceDate: '', serviceTime: '08:00' } as const

const statesOf = async (ids: string[]) => (await settledMails(mails, ids)).map(({ status }) => status)
const ownerMailOf = (id: string) => `owner-${id}`
const digests = () => mails.ses.accepted.filter(({ notification }) => notification.startsWith('digest-'))

let sweeps = 0
/** Runs the sweeper with the clock advanced by one more minute each time: digests are sent once a minute. */
const sweep = () => mails.api.call('sweeper', {}, DIGEST_DUE_MS + sweeps++ * MINUTE_MS)

const useOwnerMails = (used: number, windowsOf = clockHour) =>
  spend(mails.stack.dynamodbEndpoint, { scope: 'owner-mail', client: 'all', windowsOf, used })
/** All of this hour and of the next one. */
const endOwnerMails = () => useOwnerMails(1_000_000)

/** Creates leads with different names that wait for a digest. */
async function holdLeads(count: number): Promise<{ id: string; name: string; email: string }[]> {
  await sweep()
  await endOwnerMails()
  const leads = []
  for (let at = 0; at < count; at++) {
    const name = `Held ${randomUUID().slice(0, 8)}`
    const email = `${randomUUID()}@example.com`
    const body = quoteRequest({ customerInfo: { name, email, phone: '(559) 555-0123', address: '7 Elm St' } })
    leads.push({ id: (await apiClient(mails.stack).expect('createQuote', body)).id, name, email })
  }
  expect(await statesOf(leads.map(({ id }) => ownerMailOf(id)))).toEqual(leads.map(() => 'held'))
  return leads
}

/** In how many digests each lead is. */
const timesTold = (leads: { name: string }[]) =>
  leads.map(({ name }) => digests().filter(({ text }) => text.includes(name)).length)

test('a digest lists each lead with its price and its links, and the back office shows their mail as sent (P14.3)', async () => {
  const leads = await holdLeads(3)
  await sweep()
  expect(timesTold(leads)).toEqual([1, 1, 1])
  const mail = digests().at(-1)
  expect(mail).toMatchObject({ to: 'owner@example.com', subject: expect.stringContaining('3 new requests') })
  for (const { id, name, email } of leads)
    for (const part of [mail?.html, mail?.text]) {
      expect(part).toContain(`${name}: Quote for $`)
      expect(part).toContain(`https://www.example.com/admin/quotes?q=${id}`)
      for (const fact of [email, '(559) 555-0123', '7 Elm St']) expect(part).toContain(fact)
    }
  const [shown] = await mails.owner.expect('listQuotes', { q: leads[0]?.id ?? '' })
  expect(shown?.notification?.status).toBe('sent')
})

test('a flood of visits that are cancelled and of quotes that are declined is listed, too (P14.3)', async () => {
  await sweep()
  await endOwnerMails()
  const window = (await openWindows(mails.owner)).at(-1) ?? NONE
  const stranger = apiClient(mails.stack)
  const visit = await stranger.expect('createBooking', { ...visitor(), ...window })
  await stranger.expect('changeVisit', { token: visit.link, action: 'cancel' })
  const declined: string[] = []
  for (const _ of ['for good', 'until it is booked']) {
    const { id } = await stranger.expect('createQuote', quoteRequest())
    await statesOf([`receipt-${id}`])
    const receipt = mails.ses.accepted.find(({ notification }) => notification === `receipt-${id}`)
    const token = /\/quote\?k=([\w-]+)/.exec(receipt?.text ?? '')?.[1] ?? ''
    await stranger.expect('answerQuote', { token, action: 'decline', reason: 'price' })
    declined.push(id)
  }
  const [id = '', bookedSince = ''] = declined
  const changes = [`customer-change-${visit.id}-1`, `quote-declined-${id}`, `quote-declined-${bookedSince}`]
  expect(await statesOf(changes)).toEqual(['held', 'held', 'held'])
  const serviceDate = addDays(window.serviceDate, 7)
  const body = { ...visitor(), ...window, serviceDate, quoteId: bookedSince, anyway: true } as const
  await mails.owner.expect('addBooking', body)
  await sweep()
  const digest = digests().at(-1)
  expect(digest?.subject).toContain('1 changed request, 1 declined request')
  expect(digest?.text).toMatch(/Ana Ruiz: Booking, cancelled by the customer: .* Pacific time\n/)
  expect(digest?.text).toMatch(/Ana Ruiz: Quote for \$\d+, declined/)
  await sweep()
  expect(await statesOf(changes)).toEqual(['sent', 'sent', 'skipped'])
})

test('a digest waits for ten minutes or for a hundred leads (P14.3)', async () => {
  const leads = await holdLeads(1)
  await mails.api.call('sweeper', {}, 0)
  expect(timesTold(leads)).toEqual([0])
  const copies = Array.from({ length: 104 }, () => randomUUID())
  const [lead] = leads.map(({ id }) => id)
  const [row] = await settledMails(mails, [ownerMailOf(String(lead))])
  const quotes = rowsOf(await readTable(mails.stack.dynamodbEndpoint), 'QUOTE')
  const record = quotes.find(({ id }) => id === lead)
  await Promise.all(
    copies.map((id) => {
      const createdAt = new Date(Date.now() + 1).toISOString()
      const lead = { ...record, id, createdAt, ...recordKey('QUOTE', id) }
      const mailId = ownerMailOf(id)
      const createdKey = `${createdAt}#${mailId}`
      const mail = { ...row, id: mailId, recordId: id, createdAt, createdKey, ...mailKey(mailId) }
      return putRows(mails.stack.dynamodbEndpoint, lead, mail)
    }),
  )
  await mails.api.call('sweeper', {}, 2 * MINUTE_MS)
  const told = digests().at(-1)
  expect(told?.subject).toContain('100 new requests')
  expect(Buffer.byteLength(told?.html ?? '')).toBeLessThan(100_000)
  await sweep()
  expect(digests().at(-1)?.subject).toContain('5 new requests')
  expect(new Set(await statesOf(copies.map(ownerMailOf)))).toEqual(new Set(['sent']))
})

test('a digest whose sender dies is sent again, and one that SES does not answer is tried again ten minutes later (P14.3)', async () => {
  const leads = await holdLeads(2)
  mails.ses.setWeather('down')
  await sweep()
  expect(await statesOf(leads.map(({ id }) => ownerMailOf(id)))).toEqual(['held', 'held'])
  mails.ses.setWeather('up')
  await sweep()
  expect(timesTold(leads)).toEqual([0, 0])
  sweeps += 10
  const mortal = startFunctionApi({ dynamodb: mails.stack.dynamodbEndpoint, ses: mails.ses.url })
  mails.ses.onAccepted(() => mortal.kill())
  await expect(mortal.call('sweeper', {}, DIGEST_DUE_MS + sweeps++ * MINUTE_MS)).rejects.toThrow('died')
  mails.ses.onAccepted(() => {})
  expect(timesTold(leads)).toEqual([1, 1])
  // A sweep that meets a connection which died with the sender leaves it to the next.
  for (let tries = 0; tries < 3 && timesTold(leads)[0] === 1; tries++) await sweep()
  expect(timesTold(leads)).toEqual([2, 2])
  expect(await statesOf(leads.map(({ id }) => ownerMailOf(id)))).toEqual(['sent', 'sent'])
})

test('neither an unreadable lead nor a digest that SES refuses hides other leads from the owner', async () => {
  const leads = await holdLeads(3)
  const [poison, ...others] = leads
  const setBasePrice = (basePrice: unknown) =>
    setAttributes(mails.stack.dynamodbEndpoint, recordKey('QUOTE', poison?.id ?? ''), { basePrice })
  await setBasePrice('unreadable')
  mails.ses.setRefusal(({ notification }) =>
    notification.startsWith('digest-') ? { code: 'MessageRejected', message: 'Content rejected' } : undefined,
  )
  await sweep()
  expect(timesTold(leads)).toEqual([0, 0, 0])
  // A lead that no digest can show gets its own mail.
  await sweep()
  expect(await statesOf(others.map(({ id }) => ownerMailOf(id)))).toEqual(['sent', 'sent'])
  expect(await statesOf([ownerMailOf(poison?.id ?? '')])).toEqual(['failed'])
  await setBasePrice(179)
})

test('leads whose digest bounces show as failed, and can be sent again', async () => {
  const leads = await holdLeads(2)
  await sweep()
  const digest = digests().at(-1)?.notification ?? ''
  await mails.api.call('mail-events', bounceOf(digest))
  const ids = leads.map(({ id }) => ownerMailOf(id))
  expect(await settledMails(mails, ids)).toEqual(
    ids.map(() => expect.objectContaining({ status: 'failed', reason: 'Bounced: General' })),
  )
  await useOwnerMails(0)
  for (const id of ids) await mails.owner.expect('retryNotification', id)
  expect(await statesOf(ids)).toEqual(['sent', 'sent'])
})

test('many unanswered leads become a digest like new ones, and customers get their planned mails first', async () => {
  await useOwnerMails(0)
  const email = `${randomUUID()}@example.com`
  const { serviceDate } = (await openWindows(mails.owner)).at(-1) ?? { serviceDate: '' }
  await addVisit(mails.owner, serviceDate, { email, status: 'pending' })
  const names = Array.from({ length: 4 }, () => `Waiting ${randomUUID().slice(0, 8)}`)
  const ids = []
  for (const name of names) {
    const body = contactRequest({ name, email: `${randomUUID()}@example.com` })
    ids.push((await apiClient(mails.stack).expect('createContact', body)).id)
  }
  await settledMails(
    mails,
    ids.flatMap((id) => [ownerMailOf(id), `receipt-${id}`]),
  )
  // Both are due, the reminder last.
  const ahead = pacific(addDays(serviceDate, -1), 17, 1).getTime() - Date.now()
  const windowsOf = (now: Date) => clockHour(new Date(now.getTime() + ahead))
  await useOwnerMails(29, windowsOf)
  const before = mails.ses.accepted.length
  await mails.api.call('sweeper', {}, ahead)
  const sent = mails.ses.accepted.slice(before)
  expect(sent.map(({ subject }) => subject.slice(0, 16))).toEqual(['Your visit tomor', 'Still unanswered'])
  const states = await statesOf(ids.map((id) => `unanswered-${id}`))
  expect(states.toSorted()).toEqual(['held', 'held', 'held', 'sent'])
  // Answered while it waits.
  const held = ids[states.indexOf('held')] ?? ''
  await mails.owner.expect('updateContact', held, { status: 'contacted' })
  for (const late of [0, MINUTE_MS]) await mails.api.call('sweeper', {}, ahead + DIGEST_DUE_MS + late)
  const digest = mails.ses.accepted.at(-1)
  expect(digest?.subject).toContain('2 unanswered requests')
  expect(digest?.text.match(/Waiting \w+: Still unanswered message/g)).toHaveLength(2)
  const told = await statesOf(ids.map((id) => `unanswered-${id}`))
  expect(told.sort()).toEqual(['sent', 'sent', 'sent', 'skipped'])
})

test('customers get their planned mails while a digest cannot be counted', async () => {
  const leads = await holdLeads(1)
  const email = `${randomUUID()}@example.com`
  const { serviceDate } = (await openWindows(mails.owner)).at(-1) ?? NONE
  await addVisit(mails.owner, serviceDate, { email, status: 'pending' })
  const proxy = await startTableProxy(mails.stack.dynamodbEndpoint, async ({ body }, pass) =>
    body.includes('RATE#digest') ? undefined : pass(),
  )
  const cut = startFunctionApi({ dynamodb: proxy.url, ses: mails.ses.url })
  await cut.call('sweeper', {}, pacific(addDays(serviceDate, -1), 17, 1).getTime() - Date.now())
  await cut.kill()
  await proxy.stop()
  expect(timesTold(leads)).toEqual([0])
  expect(mails.ses.accepted.filter(({ to }) => to === email)).toHaveLength(1)
})
