import type * as z from 'zod'
import { choicesOf } from '#frontend/admin/lib/choices.ts'
import { useCall } from '#frontend/admin/lib/use-call.ts'
import { FormDialog } from '#frontend/admin/parts/record-form.tsx'
import { controlsOf, editable, editing } from '#frontend/admin/ui/field-controls.ts'
import { StatusBadge } from '#frontend/admin/ui/status-badge.tsx'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import { AddContactRequest, Contact, type ContactRow } from '#schemas/contract/contacts.ts'
import { CONTACT_STATUSES } from '#schemas/facts/statuses.ts'
import { CONTACT_FIELDS } from '#schemas/fields/contact.ts'

type NewContact = z.input<typeof AddContactRequest>

/** Shows the status without sending it: a contact added by hand is always new (P20.2). */
export function AddContactDialog() {
  const call = useCall()
  return (
    <FormDialog
      title="Add Contact"
      schema={AddContactRequest}
      draftKey="add-contact"
      defaults={editable<NewContact>(CONTACT_FIELDS, {}, ['who'])}
      fields={controlsOf<NewContact>(CONTACT_FIELDS, ['who'])}
      submitLabel="Add Contact"
      save={(body, _version, idempotencyKey) =>
        call('addContact', {
          body,
          idempotencyKey,
          done: { title: 'Contact Added', description: 'New contact has been added successfully.' },
          failed: 'Failed to add contact.',
        })
      }
    >
      {() => (
        <p className="mb-0">
          Status: <StatusBadge status="new" />
        </p>
      )}
    </FormDialog>
  )
}

const EditedContact = AddContactRequest.extend(Contact.pick({ status: true, adminResponse: true }).shape)
type EditedContact = z.input<typeof EditedContact>

type ContactProps = { contact: ContactRow }

/** Saves what was typed about a contact; an emptied field is cleared. */
function useUpdate({ id }: ContactRow, description: string) {
  const call = useCall()
  return (changes: Partial<EditedContact>, updatedAt: string | undefined) =>
    call('updateContact', {
      params: { id },
      body: { ...changes, updatedAt },
      done: { title: 'Contact Updated', description },
      failed: 'Failed to update contact.',
    })
}

export function EditContactDialog({ contact }: ContactProps) {
  const update = useUpdate(contact, 'Contact information has been updated successfully.')
  return (
    <FormDialog
      title="Edit Contact"
      schema={EditedContact}
      draftKey={`edit-contact ${contact.id}`}
      {...editing<EditedContact>(CONTACT_FIELDS, contact)}
      save={(edited, version) => update(editable(CONTACT_FIELDS, edited), version)}
    />
  )
}

const ContactResponse = EditedContact.pick({ adminResponse: true, status: true })

export function ResponseDialog({ contact }: ContactProps) {
  const update = useUpdate(contact, 'Contact status has been updated successfully.')
  const { status, adminResponse = '' } = contact
  return (
    <FormDialog
      title="Add Response"
      description={
        <blockquote className="record-note" {...ANY_LANGUAGE}>
          {contact.message}
        </blockquote>
      }
      schema={ContactResponse}
      draftKey={`respond-contact ${contact.id}`}
      defaults={{ adminResponse, status }}
      record={contact}
      table={CONTACT_FIELDS}
      fields={[
        { name: 'adminResponse', label: 'Response', kind: 'text', rows: 6 },
        { name: 'status', label: 'Status', kind: 'select', choices: choicesOf(CONTACT_STATUSES) },
      ]}
      submitLabel="Save Response"
      save={(response, version) =>
        update({ ...response, adminResponse: response.adminResponse ?? '' }, version)
      }
    />
  )
}
