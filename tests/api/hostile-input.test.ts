import { expect, test } from '@jest/globals'
import * as LIMITS from '#schemas/facts/limits.ts'
import { attack } from '#tests/support/api/attack.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import { HOSTILE_TEXTS } from '#tests/support/api/hostile-values.ts'
import {
  commercialRequest,
  contactRequest,
  openWindows,
  quoteRequest,
  visitor,
} from '#tests/support/api/requests.ts'

const { stack, owner } = fileDesk()
const WINDOW = { serviceDate: '2026-12-01', serviceTime: '10:00' }
/** Every field of a public form that takes a text. */
const FORMS: [path: string, form: (text: string) => unknown][] = [
  ['/api/contacts', (text) => contactRequest({ message: text })],
  ['/api/contacts', (text) => contactRequest({ name: text })],
  ['/api/contacts', (text) => contactRequest({ email: text })],
  ['/api/contacts', (text) => contactRequest({ phone: text })],
  [
    '/api/quotes',
    (text) =>
      quoteRequest({
        customerInfo: { name: 'canary', email: 'canary@example.com', address: text, message: text },
        city: text,
      }),
  ],
  ['/api/quotes', (text) => quoteRequest({ houseSize: text })],
  ['/api/quotes', (text) => quoteRequest({ windowTypes: [text] })],
  ['/api/commercial-contacts', (text) => commercialRequest({ businessName: text, message: text })],
  ['/api/commercial-contacts', (text) => ({ ...commercialRequest(), quoteData: { buildingType: text } })],
  ['/api/commercial-contacts', (text) => ({ ...commercialRequest(), quoteData: { frequency: text } })],
  ['/api/bookings', (text) => ({ ...visitor(), serviceDate: text, serviceTime: text })],
  ['/api/bookings', (text) => ({ ...visitor(), ...WINDOW, city: text })],
  ['/api/bookings', (text) => ({ ...visitor(), ...WINDOW, quoteId: text })],
  // Longer than bcrypt reads: refused without hashing.
  ['/api/admin/login', (text) => ({ username: text, password: 'x'.repeat(LIMITS.passwordBytes + 1) })],
]

test('hostile texts in public forms get safe answers, and every list can be read afterwards', async () => {
  for (const [path, form] of FORMS)
    for (const text of Object.values(HOSTILE_TEXTS))
      await attack(apiClient(stack), 'POST', path, { body: form(text) })
  const lists = 'contacts quotes commercial-quotes bookings pricing content settings dashboard'.split(' ')
  for (const list of lists) expect((await owner.send('GET', `/api/admin/${list}`)).status).toBe(200)
})

test('hostile texts in the back office never break a page that visitors see', async () => {
  const { id } = await owner.expect('createContentItem', { section: 'hero', key: 'hostile', content: 'x' })
  for (const text of Object.values(HOSTILE_TEXTS)) {
    for (const contentType of ['text', 'html', 'markdown'])
      await attack(owner, 'PATCH', `/api/admin/content/${id}`, { body: { content: text, contentType } })
    await attack(owner, 'PATCH', `/api/admin/content/${id}`, { body: { key: text } })
    for (const key of 'phone street blocked_days window_capacity reviews_url video_url email'.split(' '))
      await attack(owner, 'PUT', `/api/admin/settings/${key}`, { body: { value: text } })
    await attack(owner, 'POST', '/api/admin/pricing', {
      body: { category: 'stories', key: text, label: text, price: text },
    })
    for (const read of ['content', 'site-info', 'pricing', 'availability?from=2026-01-01&to=2099-01-01'])
      expect([read, (await attack(apiClient(stack), 'GET', `/api/${read}`)).status]).toEqual([read, 200])
  }
  expect((await openWindows(owner)).length).toBeGreaterThan(0)
})
