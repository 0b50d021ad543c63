import { editable } from '#frontend/admin/components/field-controls.ts'
import { FormDialog, type FormEvents } from '#frontend/admin/components/record-form.tsx'
import { StatusBadge } from '#frontend/admin/components/status-badge.tsx'
import {
  ADD_FIELDS,
  ContactResponse,
  EDIT_FIELDS,
  EditedContact,
  NO_CONTACT,
  RESPONSE_FIELDS,
  toEditable,
} from '#frontend/admin/contacts/contact-fields.ts'
import { useCall } from '#frontend/admin/lib/use-action.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import { AddContactRequest, type ContactRow } from '#schemas/contract/contacts.ts'
import { CONTACT_FIELDS } from '#schemas/fields/contact.ts'

/** Shows the status without sending it: a contact added by hand is always new (P20.2). */
export function AddContactDialog(events: FormEvents) {
  const call = useCall()
  return (
    <FormDialog
      title="Add Contact"
      schema={AddContactRequest}
      draftKey="add-contact"
      defaults={NO_CONTACT}
      fields={ADD_FIELDS}
      submitLabel="Add Contact"
      waitsForRequired
      save={(body, _version, idempotencyKey) =>
        call('addContact', {
          body,
          idempotencyKey,
          done: { title: 'Contact Added', description: 'New contact has been added successfully.' },
          failed: 'Failed to add contact.',
        })
      }
      {...events}
    >
      {() => (
        <p className="mb-0">
          Status: <StatusBadge status="new" />
        </p>
      )}
    </FormDialog>
  )
}

/** Edits a contact; an emptied field is cleared. */
export function EditContactDialog({ contact, ...events }: { contact: ContactRow } & FormEvents) {
  const call = useCall()
  return (
    <FormDialog
      title="Edit Contact"
      schema={EditedContact}
      draftKey={`edit-contact ${contact.id}`}
      defaults={toEditable(contact)}
      version={contact.updatedAt}
      fields={EDIT_FIELDS}
      submitLabel="Save Changes"
      waitsForRequired
      save={(edited, updatedAt) =>
        call('updateContact', {
          params: { id: contact.id },
          body: { ...editable<EditedContact>(CONTACT_FIELDS, edited), updatedAt },
          done: {
            title: 'Contact Updated',
            description: 'Contact information has been updated successfully.',
          },
          failed: 'Failed to update contact.',
        })
      }
      {...events}
    />
  )
}

/** Saves a response and the status in one call, with the message in view. */
export function ResponseDialog({ contact, ...events }: { contact: ContactRow } & FormEvents) {
  const call = useCall()
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
      version={contact.updatedAt}
      fields={RESPONSE_FIELDS}
      submitLabel="Save Response"
      save={(response, updatedAt) =>
        call('updateContact', {
          params: { id: contact.id },
          body: { ...response, adminResponse: response.adminResponse ?? '', updatedAt },
          done: { title: 'Contact Updated', description: 'Contact status has been updated successfully.' },
          failed: 'Failed to update contact.',
        })
      }
      {...events}
    />
  )
}
