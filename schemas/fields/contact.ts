/** The fields of a contact, in the order of its file. */
import type { ContactRow } from '#schemas/contract/contacts.ts'
import { CONTACT_STATUSES } from '#schemas/facts/statuses.ts'
import { COMMON, type Field, LANGUAGE, WHO } from '#schemas/fields/field.ts'

export const CONTACT_FIELDS = {
  ...COMMON,
  status: {
    label: 'Status',
    as: 'status',
    in: ['table'],
    placed: ['card', 'history'],
    edit: { group: 'rest', statuses: CONTACT_STATUSES },
  },
  source: { label: 'Source', as: 'text', in: ['table'], placed: ['card'] },
  name: { label: 'Name', in: ['search'], placed: ['card', 'ownerMail'], edit: WHO },
  email: { label: 'Email', as: 'email', in: ['ownerMail', 'search'], placed: ['card'], edit: WHO },
  phone: {
    label: 'Phone',
    as: 'phone',
    in: ['ownerMail', 'table', 'search'],
    placed: ['card'],
    edit: { group: 'who' },
  },
  address: {
    label: 'Address',
    as: 'address',
    in: ['ownerMail', 'history', 'search'],
    placed: ['card'],
    edit: { group: 'who' },
  },
  message: {
    label: 'Message',
    as: 'lines',
    in: ['history', 'table', 'search'],
    placed: ['card', 'ownerMail'],
    edit: WHO,
  },
  adminResponse: {
    label: 'Admin Response',
    as: 'lines',
    in: ['history', 'search'],
    placed: ['card'],
    edit: { group: 'rest' },
  },
  commercialQuoteId: { label: 'Commercial Quote Id', as: 'quote', onlyInFiles: 'It is the same request.' },
  language: LANGUAGE,
  businessName: { label: 'Business', placed: ['card', 'ownerMail'] },
} as const satisfies Record<keyof ContactRow, Field>
