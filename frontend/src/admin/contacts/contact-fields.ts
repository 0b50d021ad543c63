import type * as z from 'zod'
import { controlsOf, editable } from '#frontend/admin/components/field-controls.ts'
import type { FieldDefinition } from '#frontend/admin/components/form-field.tsx'
import { choicesOf } from '#frontend/admin/lib/choices.ts'
import { columnsOf } from '#frontend/admin/lib/field-text.ts'
import {
  AddContactRequest,
  type Contact,
  type ContactRow,
  ContactStatus,
} from '#schemas/contract/contacts.ts'
import { optionalMultiline } from '#schemas/contract/fields.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import { CONTACT_STATUSES } from '#schemas/facts/statuses.ts'
import { CONTACT_FIELDS } from '#schemas/fields/contact.ts'

export const CONTACT_COLUMNS = columnsOf<ContactRow>(CONTACT_FIELDS)

type NewContact = z.input<typeof AddContactRequest>

export const ADD_FIELDS = controlsOf<NewContact>(CONTACT_FIELDS, ['who'])
export const NO_CONTACT: NewContact = editable(CONTACT_FIELDS, {}, ['who'])

/** The edit form: all that the owner may change. */
export const EditedContact = AddContactRequest.extend({
  status: ContactStatus,
  adminResponse: optionalMultiline(LIMITS.message),
})
export type EditedContact = z.input<typeof EditedContact>

export const EDIT_FIELDS = controlsOf<EditedContact>(CONTACT_FIELDS)

/** The response dialog: an answer, and the status in the same call. */
export const ContactResponse = EditedContact.pick({ adminResponse: true, status: true })
export type ContactResponse = z.input<typeof ContactResponse>

export const RESPONSE_FIELDS: readonly FieldDefinition<ContactResponse>[] = [
  { name: 'adminResponse', label: 'Response', kind: 'text', rows: 6 },
  { name: 'status', label: 'Status', kind: 'select', choices: choicesOf(CONTACT_STATUSES) },
]

/** Initial values of the edit form. */
export const toEditable = (contact: Contact) => editable<EditedContact>(CONTACT_FIELDS, contact)
