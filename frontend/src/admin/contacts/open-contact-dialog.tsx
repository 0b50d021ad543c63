import { DeleteRecord } from '#frontend/admin/components/delete-record.tsx'
import { ReplyDialog } from '#frontend/admin/components/send-email.tsx'
import {
  AddContactDialog,
  EditContactDialog,
  ResponseDialog,
} from '#frontend/admin/contacts/contact-dialogs.tsx'
import type { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { callApi } from '#frontend/lib/api.ts'
import type { ContactRow } from '#schemas/contract/contacts.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** The dialog that the URL names, when its contact is loaded. */
export function OpenContactDialog({
  dialog,
  rows,
  onSaved,
  onAnswered,
}: {
  dialog: ReturnType<typeof useDialogParam>
  rows: ContactRow[]
  onSaved: () => void
  /** A new contact is answered by mail. */
  onAnswered: (contact: ContactRow) => Promise<unknown>
}) {
  const events = { onSaved, onClose: dialog.close }
  if (dialog.name === 'add') return <AddContactDialog {...events} />
  const contact = rows.find(({ id }) => id === dialog.id)
  if (!contact) return null
  switch (dialog.name) {
    case 'edit':
      return <EditContactDialog contact={contact} {...events} />
    case 'respond':
      return <ResponseDialog contact={contact} {...events} />
    case 'email':
      return (
        <ReplyDialog
          recipient={contact}
          {...(contact.status === 'new' && { onOpened: () => onAnswered(contact) })}
          onClose={dialog.close}
        />
      )
    case 'delete':
      return (
        <DeleteRecord
          title="Delete Contact"
          warning={`${contact.name}'s message will be deleted permanently${contact.commercialQuoteId ? ', with the quote of the same request' : ''}. This action cannot be undone. What else ${contact.email} sent stays.`}
          call={() => callApi(adminRoutes.deleteContact, { params: { id: contact.id } })}
          done={{ title: 'Contact Deleted', description: 'Contact has been permanently deleted.' }}
          failed="Failed to delete contact."
          onDeleted={onSaved}
          onClose={dialog.close}
        />
      )
    default:
      return null
  }
}
