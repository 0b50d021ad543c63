import type { Column } from '#frontend/admin/lib/csv.ts'
import { sheetInstant } from '#frontend/admin/lib/format.ts'
import type { ContactRow } from '#schemas/contract/contacts.ts'

export const CONTACT_COLUMNS: readonly Column<ContactRow>[] = [
  { name: 'Id', value: ({ id }) => id },
  { name: 'Created (Pacific)', value: ({ createdAt }) => sheetInstant(createdAt), inTable: 'instant' },
  { name: 'Spam', value: ({ isSpam }) => (isSpam ? 'yes' : 'no') },
  { name: 'Status', value: ({ status }) => status, inTable: 'status' },
  { name: 'Source', value: ({ source }) => source, inTable: 'text' },
  { name: 'Name', value: ({ name }) => name },
  { name: 'Email', value: ({ email }) => email },
  { name: 'Phone', value: ({ phone }) => phone, inTable: 'phone' },
  { name: 'Address', value: ({ address }) => address },
  { name: 'Message', value: ({ message }) => message, inTable: 'typed' },
  { name: 'Admin Response', value: ({ adminResponse }) => adminResponse },
]
