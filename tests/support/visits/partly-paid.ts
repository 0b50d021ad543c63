import { randomUUID } from 'node:crypto'
import type { ApiClient } from '#tests/support/api/client.ts'
import { visitor } from '#tests/support/api/requests.ts'

/** Stores a visit of $238 that was done, of which $100 is paid. @returns its id */
export async function partlyPaidVisit(admin: ApiClient, notes?: string): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const visit = { ...visitor(), email, notes, serviceDate: '2026-11-02', serviceTime: '08:00' } as const
  const { id } = await admin.expect('addBooking', {
    ...visit,
    status: 'completed',
    totalPrice: 238,
    anyway: true,
    tellCustomer: false,
  })
  await admin.expect('updateBooking', id, { payment: { amount: 100, method: 'cash' } })
  return id
}
