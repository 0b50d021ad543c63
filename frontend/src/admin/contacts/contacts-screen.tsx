import { ContactCard } from '#frontend/admin/contacts/contact-card.tsx'
import {
  AddContactDialog,
  EditContactDialog,
  ResponseDialog,
} from '#frontend/admin/contacts/contact-dialogs.tsx'
import { columnsOf } from '#frontend/admin/lib/field-text.ts'
import { useRecordList } from '#frontend/admin/lib/use-record-list.ts'
import { ReplyClock } from '#frontend/admin/parts/promise-clock.tsx'
import { RecordList } from '#frontend/admin/parts/record-list.tsx'
import { ReplyDialog } from '#frontend/admin/parts/send-email.tsx'
import { useQuickStatus } from '#frontend/admin/parts/use-quick-status.tsx'
import { DialogButton } from '#frontend/admin/ui/button.tsx'
import { Screen } from '#frontend/admin/ui/screen.tsx'
import { EmptyState } from '#frontend/admin/ui/status-messages.tsx'
import { callApi } from '#frontend/lib/api.ts'
import type { Contact, ContactRow } from '#schemas/contract/contacts.ts'
import { CONTACT_STATUSES } from '#schemas/facts/statuses.ts'
import { CONTACT_FIELDS } from '#schemas/fields/contact.ts'
import { adminRoutes } from '#schemas/routes.ts'

export const CONTACT_COLUMNS = columnsOf<ContactRow>(CONTACT_FIELDS)

export function ContactsScreen() {
  const list = useRecordList(adminRoutes.listContacts)
  const { setStatus, question } = useQuickStatus<Contact>({
    send: (id, body) => callApi(adminRoutes.updateContact, { params: { id }, body }),
    done: (changed, { before, undo }) => ({
      title: 'Contact Updated',
      description: 'Contact status has been updated successfully.',
      ...(before.status === 'new' &&
        changed.status === 'contacted' && { action: { label: 'Undo', onPress: () => undo() } }),
    }),
    failed: 'Failed to update contact.',
    nameOf: ({ name }) => name,
    table: CONTACT_FIELDS,
    reload: list.reload,
  })
  return (
    <Screen
      title="Manage Contacts"
      actions={<DialogButton opens="add" icon="plus-lg" look="main" label="Add Contact" />}
    >
      <RecordList
        list={list}
        noun={{ one: 'contact', other: 'contacts' }}
        statuses={CONTACT_STATUSES}
        columns={CONTACT_COLUMNS}
        head={{
          title: ({ name }) => name,
          marks: (contact) => <ReplyClock status={contact.status} record={contact} />,
        }}
        empty={
          <EmptyState icon="chat-left-text" title="No contacts yet">
            <DialogButton opens="add" look="main" label="Add First Contact" />
          </EmptyState>
        }
        dialogs={{
          free: { add: () => <AddContactDialog /> },
          about: {
            edit: (contact) => <EditContactDialog contact={contact} />,
            respond: (contact) => <ResponseDialog contact={contact} />,
            email: (contact) => (
              <ReplyDialog
                recipient={contact}
                {...(contact.status === 'new' && { onOpened: () => setStatus(contact, 'contacted') })}
              />
            ),
          },
          deletion: ({ name, email, commercialQuoteId }) => ({
            noun: 'Contact',
            warning: `${name}'s message will be deleted permanently${commercialQuoteId ? ', with the quote of the same request' : ''}. This action cannot be undone. What else ${email} sent stays.`,
            route: 'deleteContact',
            description: 'Contact has been permanently deleted.',
          }),
        }}
      >
        {(contact) => (
          <ContactCard key={contact.id} contact={contact} onStatus={(status) => setStatus(contact, status)} />
        )}
      </RecordList>
      {question}
    </Screen>
  )
}
