import type * as z from 'zod'
import type { FieldDefinition } from '#frontend/admin/components/form-field.tsx'
import { choicesOf } from '#frontend/admin/lib/choices.ts'
import { AddContactRequest, type Contact, ContactStatus } from '#schemas/contract/contacts.ts'
import { optionalMultiline } from '#schemas/contract/fields.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import { CONTACT_STATUSES } from '#schemas/facts/statuses.ts'

const STATUS_CHOICES = choicesOf(CONTACT_STATUSES)

type NewContact = z.input<typeof AddContactRequest>

const PERSON = [
  { name: 'name', label: 'Name *' },
  { name: 'email', label: 'Email *', kind: 'email' },
  { name: 'phone', label: 'Phone', kind: 'tel' },
  { name: 'address', label: 'Address' },
  { name: 'message', label: 'Message *', kind: 'text' },
] as const satisfies FieldDefinition<NewContact>[]

export const ADD_FIELDS: readonly FieldDefinition<NewContact>[] = PERSON
export const NO_CONTACT: NewContact = { name: '', email: '', phone: '', address: '', message: '' }

/** The edit form: all that the owner may change. */
export const EditedContact = AddContactRequest.extend({
  status: ContactStatus,
  adminResponse: optionalMultiline(LIMITS.message),
})
export type EditedContact = z.input<typeof EditedContact>

export const EDIT_FIELDS: readonly FieldDefinition<EditedContact>[] = [
  ...PERSON,
  { name: 'status', label: 'Status', kind: 'select', choices: STATUS_CHOICES },
  { name: 'adminResponse', label: 'Admin Response', kind: 'text' },
]

/** The response dialog: an answer, and the status in the same call. */
export const ContactResponse = EditedContact.pick({ adminResponse: true, status: true })
export type ContactResponse = z.input<typeof ContactResponse>

export const RESPONSE_FIELDS: readonly FieldDefinition<ContactResponse>[] = [
  { name: 'adminResponse', label: 'Response', kind: 'text', rows: 6 },
  { name: 'status', label: 'Status', kind: 'select', choices: STATUS_CHOICES },
]

/** Initial values of the edit form. */
export function toEditable(contact: Contact): EditedContact {
  const { name, email, phone = '', address = '', message, status, adminResponse = '' } = contact
  return { name, email, phone, address, message, status, adminResponse }
}

/**
 * Blank optional fields are sent as absent; one that had a value is sent as an empty text, because the API takes
 * absent as unchanged.
 */
export function clearedFields(contact: Contact, edited: z.output<typeof EditedContact>) {
  const names = ['phone', 'address', 'adminResponse'] as const
  const cleared = names.filter((name) => contact[name] !== undefined && edited[name] === undefined)
  return Object.fromEntries(cleared.map((name) => [name, '']))
}
