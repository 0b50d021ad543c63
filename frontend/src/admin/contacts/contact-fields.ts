import type * as z from 'zod'
import { columnsOf } from '#frontend/admin/lib/field-text.ts'
import { controlsOf, editable } from '#frontend/admin/ui/field-controls.ts'
import { AddContactRequest, Contact, type ContactRow } from '#schemas/contract/contacts.ts'
import { CONTACT_FIELDS } from '#schemas/fields/contact.ts'

export const CONTACT_COLUMNS = columnsOf<ContactRow>(CONTACT_FIELDS)

export const EditedContact = AddContactRequest.extend(
  Contact.pick({ status: true, adminResponse: true }).shape,
)
export type EditedContact = z.input<typeof EditedContact>

export const EDIT_FIELDS = controlsOf<EditedContact>(CONTACT_FIELDS)

export const toEditable = (contact: Contact) => editable<EditedContact>(CONTACT_FIELDS, contact)
