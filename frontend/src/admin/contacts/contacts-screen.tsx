import { Button } from '#frontend/admin/components/button.tsx'
import { RecordList } from '#frontend/admin/components/record-list.tsx'
import { Screen } from '#frontend/admin/components/screen.tsx'
import { EmptyState } from '#frontend/admin/components/status-messages.tsx'
import { useQuickStatus } from '#frontend/admin/components/use-quick-status.tsx'
import { ContactCard, ReplyClock } from '#frontend/admin/contacts/contact-card.tsx'
import { CONTACT_COLUMNS, EDIT_FIELDS, toEditable } from '#frontend/admin/contacts/contact-fields.ts'
import { OpenContactDialog } from '#frontend/admin/contacts/open-contact-dialog.tsx'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { useRecordList } from '#frontend/admin/lib/use-record-list.ts'
import { callApi } from '#frontend/lib/api.ts'
import type { ContactStatus } from '#schemas/contract/contacts.ts'
import { CONTACT_STATUSES } from '#schemas/facts/statuses.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** /admin/contacts: messages and commercial requests with their responses. */
export function ContactsScreen() {
  const list = useRecordList(adminRoutes.listContacts)
  const dialog = useDialogParam()
  const add = () => dialog.open('add')

  const { setStatus, question } = useQuickStatus({
    send: (id, body: { status: ContactStatus; updatedAt: string }) =>
      callApi(adminRoutes.updateContact, { params: { id }, body }),
    done: (changed, { before, undo }) => ({
      title: 'Contact Updated',
      description: 'Contact status has been updated successfully.',
      ...(before.status === 'new' &&
        changed.status === 'contacted' && { action: { label: 'Undo', onPress: undo } }),
    }),
    failed: 'Failed to update contact.',
    nameOf: ({ name }) => name,
    fieldsOf: () => EDIT_FIELDS,
    valuesOf: toEditable,
    reload: list.reload,
  })
  return (
    <Screen
      title="Manage Contacts"
      actions={<Button icon="plus-lg" look="main" label="Add Contact" onClick={add} />}
    >
      <RecordList
        list={list}
        noun={{ one: 'contact', other: 'contacts' }}
        statuses={CONTACT_STATUSES}
        columns={CONTACT_COLUMNS}
        head={{ title: ({ name }) => name, marks: (contact) => <ReplyClock contact={contact} /> }}
        empty={
          <EmptyState icon="chat-left-text" title="No contacts yet">
            <Button look="main" label="Add First Contact" onClick={add} />
          </EmptyState>
        }
      >
        {(contact) => (
          <ContactCard
            key={contact.id}
            contact={contact}
            onOpen={(name) => dialog.open(name, contact.id)}
            onStatus={(status) => setStatus(contact, status)}
            onChanged={list.reload}
          />
        )}
      </RecordList>
      <OpenContactDialog
        dialog={dialog}
        rows={list.rows}
        onSaved={list.reload}
        onAnswered={(contact) => setStatus(contact, 'contacted')}
      />
      {question}
    </Screen>
  )
}
