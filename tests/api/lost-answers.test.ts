/** A change that is sent again because its answer was lost is made once, and answered as done. */
import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import type { Sent } from '#schemas/contract/index.ts'
import { DEFAULT_SETTINGS } from '#schemas/defaults/settings.ts'
import { quoteDesk } from '#tests/api/quote-desk.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { commercialRequest, contactRequest, customerId, visitor } from '#tests/support/api/requests.ts'
import { settledMails } from '#tests/support/mail/mail-stack.ts'
import { uploadedPhoto } from '#tests/support/photos/upload.ts'

const { stack, owner, freshWindow, quoted } = quoteDesk()

type Row = { id: string; updatedAt: string }

const of = (id: string, rows: readonly Row[]) => rows.find((row) => row.id === id)
const quote = async () => of((await quoted()).id, await owner.expect('listQuotes'))
const priced = async () => (await owner.expect('listPricingEntries')).find(({ key }) => key === 'small')
const booking = () => owner.expect('addBooking', { ...visitor(), ...freshWindow() })
const content = () => owner.expect('createContentItem', { section: 'hero', key: 'again', content: 'A' })
const REVIEW = {
  name: 'Ana R.',
  city: 'fresno',
  date: '2026-05-09',
  text: 'On time.',
  source: 'Google',
} as const

/** The path of a row and one, and a change of it. */
const EDITS: [string, () => Promise<Row | undefined>, object][] = [
  ['contacts', () => owner.expect('addContact', contactRequest()), { name: 'Bo', phone: '' }],
  [
    'commercial-quotes',
    async () => {
      const { id } = await apiClient(stack).expect('createCommercialContact', commercialRequest())
      return of(id, await owner.expect('listCommercialQuotes'))
    },
    { contactName: 'Bo' },
  ],
  ['quotes', quote, { name: 'Bo Ruiz', phone: '' }],
  ['quotes', quote, { action: 'price', totalPrice: 20, reason: 'A neighbor' }],
  ['quotes', quote, { action: 'contacted', isContacted: true }],
  ['quotes', quote, { action: 'decline', reason: 'later' }],
  ['bookings', booking, { status: 'confirmed', address: '9 Elm St', adminNotes: '' }],
  ['pricing', priced, { price: '180.00', description: '' }],
  ['content', content, { content: '<b>B</b>', contentType: 'html' }],
  ['reviews', () => owner.expect('createReview', REVIEW), { text: 'Early.' }],
  [
    'photos',
    async () => {
      const { body } = await uploadedPhoto((sent) => owner.expect('signPhotoUpload', sent))
      return owner.expect('createPhoto', body as Sent<'createPhoto', 'body'>)
    },
    { action: 'hide' },
  ],
]

test.each(EDITS)(
  '%s: an edit that is made again is answered with the record (P17.4)',
  async (path, make, edit) => {
    const { id = '', updatedAt } = (await make()) ?? {}
    const send = (body: object) =>
      owner.send('PATCH', `/api/admin/${path}/${id}`, { body: { ...body, updatedAt } })
    const first = await send(edit)
    const again = await send(edit)
    expect([first.status, again.status, again.json()]).toEqual([200, 200, first.json()])
  },
)

test('a setting that is saved again is answered with it (P17.4)', async () => {
  const setting = (await owner.expect('listSettings')).find(({ key }) => key === 'owner_name')
  const save = (value: string) =>
    owner.call('updateSetting', 'owner_name', { value, updatedAt: setting?.updatedAt })
  const first = await save('Ana')
  const again = await save('Ana')
  expect([again.status, again.text]).toEqual([200, first.text])
  expect((await save(DEFAULT_SETTINGS.owner_name)).status).toBe(409)
})

test('customers who are merged or separated again stay so, and so does a note (P34.5, P34.6)', async () => {
  const people = ['one', 'two'].map((name) => ({ ...contactRequest(), email: `${name}-again@example.com` }))
  const visitors = apiClient(stack)
  const made = await Promise.all(people.map((body) => visitors.expect('createContact', body)))
  // The answers show their states.
  await settledMails(
    { stack },
    made.map(({ id }) => `receipt-${id}`),
  )
  const [id = '', other = ''] = await Promise.all(people.map(({ email }) => customerId(owner, email)))
  for (const body of [
    { action: 'note', address: '1 Elm St', text: 'Dog' },
    { action: 'merge', other },
    { action: 'separate', other },
    { action: 'opt-out', email: 'one-again@example.com', isOptedOut: true },
  ] as const) {
    const change = () => owner.call('updateCustomer', id, body)
    const first = await change()
    const again = await change()
    expect([body.action, again.status, again.json()]).toEqual([body.action, 200, first.json()])
  }
})

test('a quote that is sent again with the same key is sent once (P28.11)', async () => {
  const { id } = await quoted()
  const row = of(id, await owner.expect('listQuotes'))
  const headers = { 'idempotency-key': randomUUID() }
  const send = () => owner.call('updateQuote', id, { action: 'send', updatedAt: row?.updatedAt }, headers)
  const first = await send()
  const again = await send()
  expect([first.status, again.status, again.json()]).toEqual([200, 200, first.json()])
  expect(first.json()).toMatchObject({ sendings: 1 })
})
