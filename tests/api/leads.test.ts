import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { priceCommercial } from '#schemas/price/commercial.ts'
import { priceResidential } from '#schemas/price/residential.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import { commercialRequest, contactRequest, quoteRequest } from '#tests/support/api/requests.ts'
import { priceLabels } from '#words/labels/prices.ts'

const { stack, owner } = fileDesk()

const visitor = () => apiClient(stack)
const otherScheme = (scheme: string) => (scheme === 'http:' ? 'https:' : 'http:')
const totals = async () => (await owner.expect('getDashboard')).stats

test('a quote is priced by the server, whatever the client computed @anywhere (P28.4)', async () => {
  const choices = { windowTypes: ['french_doors'], hardWaterStains: 3, city: 'lemoore' }
  const request = quoteRequest({ ...choices, basePrice: 1, totalPrice: 2 })
  const answer = await visitor().call('createQuote', request)
  expect(answer.status).toBe(201)
  const asked = { ...request, hardWaterStains: 3 }
  const { basePrice, totalPrice } = priceResidential(DEFAULT_PRICING, asked, priceLabels)
  expect(answer.json()).toMatchObject({ basePrice, totalPrice })
  const stored = (await owner.expect('listQuotes')).find(({ id }) => id === answer.json().id)
  const { customerInfo } = request
  expect(stored).toMatchObject({ basePrice, totalPrice, hardWaterStains: 3, customerInfo, city: 'lemoore' })
})

test('an option that is not offered, or no longer, is refused with its field (P8.6)', async () => {
  const castle = await visitor().call('createQuote', quoteRequest({ houseSize: 'castle' }))
  expect(castle.status).toBe(400)
  expect(castle.json()).toMatchObject({ fields: { houseSize: expect.any(String) } })
  const entries = await owner.expect('listPricingEntries')
  const french = entries.find(({ key }) => key === 'french_doors')
  const offer = (isActive: boolean) => owner.expect('updatePricingEntry', french?.id ?? '', { isActive })
  await offer(false)
  const gone = await visitor().call('createQuote', quoteRequest({ windowTypes: ['french_doors'] }))
  await offer(true)
  expect(gone.status).toBe(400)
})

test("a missing name, email or message gets the form's message (P28.5, P28.13)", async () => {
  const answer = await visitor().send('POST', '/api/contacts', {
    body: { name: ' ', email: 'a@b', message: '\u200B \u2060\u3164' },
  })
  expect(answer.status).toBe(400)
  expect(answer.json()).toEqual({
    code: 'check-fields',
    message: expect.any(String),
    fields: { name: 'Name is required', email: 'Valid email is required', message: 'Message is required' },
  })
})

test('a commercial request becomes a contact and a quote at the server price, or a contact alone where no estimate was saved @anywhere (P11.14, P13.3, P28.6)', async () => {
  const request = commercialRequest()
  const before = await totals()
  const { quoteData } = request
  if (!quoteData) throw new Error('The sample has quote data')
  const receipt = await visitor().expect('createCommercialContact', {
    ...request,
    quoteData: { ...quoteData, totalPrice: 1 },
  })
  const { totalPrice } = priceCommercial(DEFAULT_PRICING, quoteData)
  expect(receipt).toMatchObject({ totalPrice })
  const quote = (await owner.expect('listCommercialQuotes')).find(({ id }) => id === receipt.quoteId)
  const contactId = receipt.id
  expect(quote).toMatchObject({ ...quoteData, totalPrice, contactId, businessName: 'Ruiz Bakery' })
  const contact = (await owner.expect('listContacts')).find(({ id }) => id === receipt.id)
  expect(contact).toMatchObject({ name: 'Ana Ruiz', status: 'new', source: 'commercial' })
  expect(contact?.message).toContain('Ruiz Bakery')
  expect((await totals()).newContacts).toBe(before.newContacts + 1)
  const bare = await visitor().expect('createCommercialContact', commercialRequest({ quoteData: null }))
  expect(Object.keys(bare)).toEqual(['id'])
})

test('the longest allowed values are stored and read again @anywhere', async () => {
  const long = (length: number) => 'é'.repeat(length)
  const contact = contactRequest({ name: long(LIMITS.name), message: long(LIMITS.message) })
  const commercial = commercialRequest({
    businessName: long(LIMITS.name),
    contactName: long(LIMITS.name),
    address: long(LIMITS.address),
    message: long(LIMITS.commercialNotes),
  })
  const customerInfo = { name: long(LIMITS.name), email: 'a@b.co', message: long(LIMITS.message) }
  const quote = quoteRequest({ customerInfo })
  const ids = [
    await visitor().expect('createContact', contact),
    await visitor().expect('createCommercialContact', commercial),
  ].map(({ id }) => id)
  await visitor().expect('createQuote', quote)
  const stored = await owner.expect('listContacts')
  expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
  expect((await owner.call('listQuotes')).status).toBe(200)
  expect((await owner.call('listCommercialQuotes')).status).toBe(200)
})

test("a bot's request gets the usual answer, is flagged, and is not mailed (P13.3, P15.1)", async () => {
  const traps = [{ website: 'http://spam.example' }, { openFor: LIMITS.fastestHuman - 1 }]
  for (const trap of traps) {
    const answer = await visitor().call('createContact', contactRequest(trap))
    expect(answer.status).toBe(201)
    const spam = await owner.expect('listContacts', { status: 'spam' })
    const stored = spam.find(({ id }) => id === answer.json().id)
    expect(stored).toMatchObject({ isSpam: true, source: 'website' })
    expect(stored).not.toHaveProperty('notification')
  }
})

test('only JSON up to the size limit, sent from this site, is accepted @anywhere', async () => {
  const post = (body: string | Buffer, headers: Record<string, string> = {}) =>
    visitor().send('POST', '/api/contacts', { body, headers })
  expect((await post('{')).status).toBe(400)
  expect((await post('name=a', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
  expect((await post(JSON.stringify(contactRequest()), { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await post(' '.repeat(LIMITS.body + 1))).status).toBe(413)
  expect((await post('{}', { origin: 'https://evil.example' })).status).toBe(403)
  expect((await post('{}', { origin: stack.url.replace(/^https?:/, otherScheme) })).status).toBe(403)
  expect((await post('{}', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await post('{}', { origin: stack.url, 'sec-fetch-site': 'same-origin' })).status).toBe(400)
})

test("a lead's mail is tried within seconds, and its row says so @anywhere", async () => {
  const { id } = await visitor().expect('createContact', contactRequest())
  const tried = async () =>
    (await owner.expect('listContacts')).find((one) => one.id === id)?.notification?.attempts ?? 0
  for (let seconds = 0; seconds < 60 && (await tried()) === 0; seconds++) await pause(1000)
  expect(await tried()).toBeGreaterThan(0)
})
