import type { Column } from '#frontend/admin/lib/csv.ts'
import { sheetInstant } from '#frontend/admin/lib/format.ts'
import type { CustomerRow } from '#schemas/contract/customers.ts'

export const CUSTOMER_COLUMNS: readonly Column<CustomerRow>[] = [
  { name: 'Id', value: ({ id }) => id },
  { name: 'Last Contact (Pacific)', value: ({ lastAt }) => sheetInstant(lastAt), inTable: 'instant' },
  { name: 'Name', value: ({ name }) => name },
  { name: 'Email', value: ({ email }) => email, inTable: 'typed' },
  { name: 'Phone', value: ({ phone }) => phone, inTable: 'phone' },
]
