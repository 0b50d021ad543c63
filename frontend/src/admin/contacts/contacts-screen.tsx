import { ExportButton } from '#frontend/admin/components/export-button.tsx'
import { ListToolbar } from '#frontend/admin/components/list-toolbar.tsx'
import { LoadMore } from '#frontend/admin/components/load-more.tsx'
import { Screen } from '#frontend/admin/components/screen.tsx'
import { EmptyState, LoadError, Loading } from '#frontend/admin/components/status-messages.tsx'
import { ContactCard } from '#frontend/admin/contacts/contact-card.tsx'
import { CONTACT_COLUMNS } from '#frontend/admin/contacts/contact-columns.ts'
import { OpenContactDialog } from '#frontend/admin/contacts/open-contact-dialog.tsx'
import { useDialogParam } from '#frontend/admin/lib/dialog-param.ts'
import { countOf } from '#frontend/admin/lib/format.ts'
import { useListParams } from '#frontend/admin/lib/list-params.ts'
import { useAction } from '#frontend/admin/lib/use-action.ts'
import { useList } from '#frontend/admin/lib/use-list.ts'
import { Icon } from '#frontend/components/icon.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import type { ContactRow, ContactStatus } from '#schemas/contact.ts'
import { CONTACT_STATUSES } from '#schemas/statuses.ts'

/** /admin/contacts: messages and commercial requests, and what was answered. */
export function ContactsScreen() {
  const listParams = useListParams()
  const list = useList(adminRoutes.listContacts, listParams.params)
  const dialog = useDialogParam()
  const act = useAction()
  const isFiltered = listParams.params.q !== '' || listParams.params.status !== ''

  async function setStatus(contact: ContactRow, status: ContactStatus) {
    await act(() => callApi(adminRoutes.updateContact, { params: { id: contact.id }, body: { status } }), {
      done: { title: 'Contact Updated', description: 'Contact status has been updated successfully.' },
      failed: 'Failed to update contact.',
    })
    await list.reload()
  }
  async function loadMore() {
    await list.loadMore()
    listParams.change({ pages: list.loadedPages + 1 })
  }
  return (
    <Screen
      title="Manage Contacts"
      summary={list.total !== undefined && countOf(list.total, 'contact')}
      actions={
        <button type="button" className="btn btn-primary" onClick={() => dialog.open('add')}>
          <Icon name="plus-lg" /> Add Contact
        </button>
      }
    >
      <ListToolbar list={listParams} noun="contacts" statuses={CONTACT_STATUSES}>
        <ExportButton
          route={adminRoutes.listContacts}
          params={listParams.params}
          columns={CONTACT_COLUMNS}
          fileName="contacts"
        />
      </ListToolbar>
      {list.error !== undefined && <LoadError what="contacts" onRetry={list.reload} />}
      {list.isLoading && <Loading>Loading contacts...</Loading>}
      {!list.isLoading && list.error === undefined && list.rows.length === 0 && !list.hasMore && (
        <NoContacts isFiltered={isFiltered} onAdd={() => dialog.open('add')} />
      )}
      <ul className="cards">
        {list.rows.map((contact) => (
          <ContactCard
            key={contact.id}
            contact={contact}
            onOpen={(name) => dialog.open(name, contact.id)}
            onStatus={(status) => setStatus(contact, status)}
            onRetried={list.reload}
          />
        ))}
      </ul>
      <LoadMore
        shown={list.rows.length}
        total={list.total}
        hasMore={list.hasMore}
        isLoading={list.isLoadingMore}
        onLoadMore={loadMore}
      />
      <OpenContactDialog dialog={dialog} rows={list.rows} onSaved={list.reload} />
    </Screen>
  )
}

function NoContacts({ isFiltered, onAdd }: { isFiltered: boolean; onAdd: () => void }) {
  if (isFiltered) return <EmptyState icon="search" title="No contacts match your search" />
  return (
    <EmptyState icon="chat-left-text" title="No contacts yet">
      <button type="button" className="btn btn-primary" onClick={onAdd}>
        Add First Contact
      </button>
    </EmptyState>
  )
}
