import { randomUUID } from 'node:crypto'
import type { CustomerCard } from '#schemas/contract/customers.ts'

/** A customer of whom only a name is known, and what `more` adds. */
export const customerOf = (name: string, more: Partial<CustomerCard> = {}): CustomerCard => ({
  ...{ id: randomUUID(), name, emails: [], phones: [], addresses: [], notes: [], optOuts: [] },
  ...{ merged: [], perhaps: [], records: [], ...more },
})
