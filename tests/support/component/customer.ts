import { randomUUID } from 'node:crypto'
import type { CustomerCard } from '#schemas/contract/customers.ts'

/** A customer of whom nothing but a name is known, and more. */
export const customerOf = (name: string, more: Partial<CustomerCard> = {}): CustomerCard => ({
  ...{ id: randomUUID(), name, emails: [], phones: [], addresses: [], notes: [], optOuts: [] },
  ...{ merged: [], perhaps: [], records: [], ...more },
})
