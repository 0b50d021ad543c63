/** The owner corrects a quote's customer, never its choices or price. */
import { expect, test } from '@jest/globals'
import type { Sent } from '#schemas/contract/index.ts'
import { judgeCounters } from '#tests/faults/oracle.ts'
import { apiClient, errorOf } from '#tests/support/api/client.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import { commercialRequest, quoteRequest } from '#tests/support/api/requests.ts'
import { mailsTo, mailTo, readMails, type SentMail, waitForMail } from '#tests/support/mail/mailbox.ts'
import { failMail, readTable } from '#tests/support/table/rows.ts'

const { stack, owner } = fileDesk()

const WRONG = { name: 'Anna Wrong', email: 'wrong@a.example', phone: '(559) 555-0100', address: '1 Wrong St' }
const RIGHT = { name: 'Ana Right', email: 'right@a.example', phone: '(559) 555-0199', address: '2 Right St' }
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

const ask = (changes = {}) =>
  apiClient(stack).expect(
    'createQuote',
    quoteRequest({ customerInfo: { ...WRONG, message: 'Mind the llama.' }, ...changes }),
  )
const change = (id: string, body: Sent<'updateQuote', 'body'>) => owner.call('updateQuote', id, body)
const changeCommercial = (id: string, body: Sent<'updateCommercialQuote', 'body'>) =>
  owner.call('updateCommercialQuote', id, body)
const found = async (list: 'listQuotes' | 'listCommercialQuotes' | 'listContacts', q: string) =>
  (await owner.expect(list, { q })).map(({ id }) => id)
const stored = async (id: string) => (await owner.expect('listQuotes', { q: id }))[0]

test('a corrected quote is found by its new facts alone, and keeps all others', async () => {
  const { id } = await ask({ city: 'lemoore' })
  const before = await stored(id)
  const totals = (await owner.expect('getDashboard')).stats
  const answer = await change(id, RIGHT)
  expect(answer.status).toBe(200)
  const { notification: _, customer: _customer, ...quote } = before ?? {}
  const corrected = { ...quote, customerInfo: { ...RIGHT, message: 'Mind the llama.' } }
  // The mailbox that got it first was a wrong one: its link ends, and the right one gets the quote.
  Object.assign(corrected, { linkGeneration: 1, sendings: 1, toldPrice: null })
  expect(answer.json()).toEqual({ ...corrected, updatedAt: expect.any(String) })
  // The mail to the right mailbox may have noted its price by now.
  expect({ ...(await stored(id)), toldPrice: null }).toMatchObject(answer.json())
  for (const q of Object.values(RIGHT)) expect([q, await found('listQuotes', q)]).toEqual([q, [id]])
  for (const q of [...Object.values(WRONG), '5550100'])
    expect([q, await found('listQuotes', q)]).toEqual([q, []])
  expect((await owner.expect('getDashboard')).stats).toEqual(totals)
  expect(judgeCounters(await readTable(stack.dynamodbEndpoint))).toEqual([])
})

test('blank facts are removed, absent ones stay, and invalid ones are refused', async () => {
  const { id } = await ask()
  const customerInfo = { name: WRONG.name, email: WRONG.email, message: 'Mind the llama.' }
  expect((await change(id, { phone: ' ', address: '' })).json().customerInfo).toEqual(customerInfo)
  const refused = await change(id, { name: ' ', email: 'a@b' })
  const fields = { name: 'Name is required', email: 'Valid email is required' }
  expect(errorOf(refused)).toMatchObject({ status: 400, fields })
  for (const body of [{ totalPrice: 1 }, { customerInfo: RIGHT }, { message: 'x' }])
    expect((await change(id, body as never)).status).toBe(400)
  expect((await stored(id))?.customerInfo).toEqual(customerInfo)
  expect((await change(UNKNOWN, RIGHT)).status).toBe(404)
  expect((await changeCommercial(UNKNOWN, {})).status).toBe(404)
})

test('a stale correction is answered with the current quote, even the first one', async () => {
  const { id } = await ask()
  const { createdAt = '' } = (await stored(id)) ?? {}
  const first = await change(id, { name: 'One', updatedAt: createdAt })
  expect(first.status).toBe(200)
  for (const updatedAt of [createdAt, new Date().toISOString()]) {
    const stale = await change(id, { name: 'Two', updatedAt })
    expect(stale.status).toBe(409)
    expect(stale.json()).toMatchObject({ current: { customerInfo: { name: 'One' } } })
  }
  const { updatedAt } = first.json()
  expect((await change(id, { name: 'Three', updatedAt })).json().customerInfo.name).toBe('Three')
})

test('one of several concurrent corrections is stored', async () => {
  const { id, quoteId = '' } = await apiClient(stack).expect('createCommercialContact', commercialRequest())
  const quote = await ask()
  const half = async () => (await owner.expect('listCommercialQuotes', { q: quoteId }))[0]
  const names = Array.from({ length: 6 }, (_, index) => `Name ${index}`)
  const { createdAt: updatedAt = '' } = (await stored(quote.id)) ?? {}
  const residential = await Promise.all(names.map((name) => change(quote.id, { name, updatedAt })))
  const { createdAt: version = '' } = (await half()) ?? {}
  const commercial = await Promise.all(
    names.map((contactName) => changeCommercial(quoteId, { contactName, updatedAt: version })),
  )
  for (const answers of [residential, commercial])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  const [contact] = await owner.expect('listContacts', { q: id })
  expect(contact?.name).toBe((await half())?.contactName)
})

test('a corrected address gets the quote once; a requeued mail has the corrected facts', async () => {
  const { id } = await ask()
  const isAboutIt = ({ body }: SentMail) => body.text.includes(id.slice(0, 8))
  const isTo = (email: string) => (mail: SentMail) => mail.replyTo.includes(email)
  await waitForMail(stack, (mail) => isTo(WRONG.email)(mail) && isAboutIt(mail))
  const email = 'again@spelt.example'
  await change(id, { email })
  await failMail(stack.dynamodbEndpoint, `owner-${id}`)
  await owner.expect('retryNotification', `owner-${id}`)
  await waitForMail(stack, isTo(email))
  await mailTo(stack, email)
  expect((await readMails(stack)).filter(isTo(email))).toHaveLength(1)
  const received = await mailsTo(stack, email)
  expect(received.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your quote: /)])
})

test('a spam quote stays spam when corrected, and is deleted like any other', async () => {
  const { id } = await ask({ website: 'x' })
  await change(id, RIGHT)
  const spam = async () => (await owner.expect('listQuotes', { status: 'spam' })).map((row) => row.id)
  expect(await spam()).toEqual([id])
  await owner.expect('markNotSpam', { list: 'quotes', id })
  expect(await spam()).toEqual([])
  expect((await stored(id))?.customerInfo).toMatchObject(RIGHT)
  await owner.expect('deleteQuote', id)
  expect(await stored(id)).toBeUndefined()
})

test('a correction of a commercial request is in both of its lists, wherever it was made (P17.10)', async () => {
  const { name, ...reach } = WRONG
  const { id, quoteId = '' } = await apiClient(stack).expect(
    'createCommercialContact',
    commercialRequest({ businessName: 'Mistyped Bakery', contactName: name, ...reach }),
  )
  const phone = '(559) 555-0177'
  const answered = await owner.expect('updateContact', id, { phone, status: 'contacted' })
  const right = { businessName: 'Right Bakery', contactName: RIGHT.name, email: RIGHT.email }
  const { updatedAt } = answered
  const answer = await changeCommercial(quoteId, { ...right, updatedAt })
  expect(answer.json()).toMatchObject({ ...right, phone, totalPrice: 47, contactStatus: 'contacted' })
  const [contact] = await owner.expect('listContacts', { q: id })
  expect(contact).toMatchObject({
    ...{ name: RIGHT.name, email: RIGHT.email, phone, address: WRONG.address },
    ...{ status: 'contacted', commercialQuoteId: quoteId },
  })
  expect(contact).not.toHaveProperty('estimate')
  expect(await found('listCommercialQuotes', 'right bakery')).toEqual([quoteId])
  expect(await found('listContacts', RIGHT.email)).toEqual([id])
  const stale = await changeCommercial(quoteId, { address: '4 Late St', updatedAt })
  expect([stale.status, stale.json()]).toMatchObject([409, { current: { businessName: 'Right Bakery' } }])
})
