/** The fields of a customer, in the list and on the card. */
import type { CustomerCard, CustomerRow } from '#schemas/contract/customers.ts'
import type { Field } from '#schemas/fields/field.ts'

const ON_CARD = { placed: ['card'], notInFiles: "the customer's export" } as const

export const CUSTOMER_FIELDS = {
  id: { label: 'Id', as: 'text', onlyInFiles: 'The address of the card names it.' },
  lastAt: { label: 'Last Contact (Pacific)', as: 'instant', in: ['table'] },
  name: { label: 'Name', placed: ['card'] },
  email: { label: 'Email', as: 'email', in: ['table'] },
  phone: { label: 'Phone', as: 'phone', in: ['table'] },
  emails: { label: 'Emails', ...ON_CARD },
  phones: { label: 'Phones', ...ON_CARD },
  addresses: { label: 'Addresses', ...ON_CARD },
  notes: { label: 'Notes', ...ON_CARD },
  optOuts: { label: 'Marketing Mails', ...ON_CARD },
  merged: { label: 'Merged Into This Customer', ...ON_CARD },
  perhaps: { label: 'Perhaps the Same Person', ...ON_CARD },
  records: { label: 'History', ...ON_CARD },
  nextCursor: { hidden: 'Where older records go on.' },
} as const satisfies Record<keyof CustomerRow | keyof CustomerCard, Field>
