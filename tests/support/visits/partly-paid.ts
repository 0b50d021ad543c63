import { randomUUID } from 'node:crypto'
import type { ApiClient } from '#tests/support/api/client.ts'
import { addVisit } from '#tests/support/api/requests.ts'

/** Stores a visit of $238 that was done, of which $100 is paid. @returns its id */
export async function partlyPaidVisit(admin: ApiClient, notes?: string): Promise<string> {
  const done = { status: 'completed', totalPrice: 238, tellCustomer: false } as const
  const { id } = await addVisit(admin, '2026-11-02', { email: `${randomUUID()}@example.com`, notes, ...done })
  await admin.expect('updateBooking', id, { payment: { amount: 100, method: 'cash' } })
  return id
}
