/** What the owner hands a person who asks for all that is stored about them. */
import { expect, test } from '@jest/globals'
import { exportCustomer } from '#frontend/admin/lib/use-customer.ts'

test("a customer's file holds what is stored of each record, payments too, on all pages (P17.11, P34.9)", async () => {
  const customer = { id: 'c1', name: 'Ana Ruiz', emails: ['ana@example.com'] }
  const payments = [{ amount: '240.50', tip: '25.00', method: 'check', note: 'Number 1187' }]
  const [newer, older] = ['v2', 'v1'].map((id) => ({ kind: 'booking', record: { id, payments }, mails: [] }))
  globalThis.fetch = async (url) => {
    const isSecond = new URL(String(url), 'http://x').searchParams.get('cursor') === 'older'
    const page = isSecond ? { records: [older] } : { records: [newer], nextCursor: 'older' }
    return new Response(JSON.stringify({ ...customer, ...page }))
  }
  const file = await exportCustomer(customer.id)
  expect(file.type).toBe('application/json')
  expect(JSON.parse(await file.text())).toEqual({ ...customer, records: [newer, older] })
})
