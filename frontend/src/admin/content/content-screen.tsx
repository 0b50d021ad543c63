import { useSearchParams } from 'react-router-dom'
import { DeleteRecord } from '#frontend/admin/components/delete-record.tsx'
import { Screen } from '#frontend/admin/components/screen.tsx'
import { matches, SearchField } from '#frontend/admin/components/search-field.tsx'
import { EmptyState, LoadError, Loading } from '#frontend/admin/components/status-messages.tsx'
import { AddContentDialog } from '#frontend/admin/content/add-content-dialog.tsx'
import { ContentCard } from '#frontend/admin/content/content-card.tsx'
import { SECTION_LABELS } from '#frontend/admin/content/content-fields.ts'
import { useDialogParam } from '#frontend/admin/lib/dialog-param.ts'
import { clearDraft } from '#frontend/admin/lib/draft.ts'
import { useApi } from '#frontend/admin/lib/fetching.ts'
import { countOf } from '#frontend/admin/lib/format.ts'
import { Icon } from '#frontend/components/icon.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import { CONTENT_SECTIONS } from '#schemas/content-sections.ts'

/** /admin/content: the website's editable words, by section. */
export function ContentScreen() {
  const { data, error, isLoading, mutate } = useApi(adminRoutes.listContentItems, {})
  const [search] = useSearchParams()
  const dialog = useDialogParam()
  // A result that is no list is treated as empty (spec §7).
  const items = Array.isArray(data) ? data : []
  const q = search.get('q') ?? ''
  const found = items.filter(({ key, content }) => matches(q, [key, content]))
  const sections = CONTENT_SECTIONS.filter((name) => found.some(({ section }) => section === name))
  const reload = () => void mutate()
  const chosen = items.find(({ id }) => id === dialog.id)
  return (
    <Screen
      title="Website Content Management"
      summary={data && countOf(items.length, 'item')}
      actions={
        <button type="button" className="btn btn-primary" onClick={() => dialog.open('add')}>
          <Icon name="plus-lg" /> Add Content
        </button>
      }
    >
      <div className="list-toolbar">
        <SearchField noun="content" />
      </div>
      {error && <LoadError what="content" onRetry={reload} />}
      {isLoading && <Loading>Loading content...</Loading>}
      {data && items.length === 0 && (
        <EmptyState icon="pencil-square" title="No Content Found">
          <button type="button" className="btn btn-primary" onClick={() => dialog.open('add')}>
            Add First Content
          </button>
        </EmptyState>
      )}
      {items.length > 0 && found.length === 0 && (
        <EmptyState icon="search" title="No content matches your search" />
      )}
      {sections.map((name) => (
        <section key={name} className="mb-4" aria-labelledby={`section-${name}`}>
          <h2 id={`section-${name}`} className="group-head">
            {SECTION_LABELS[name]}
          </h2>
          <ul className="cards">
            {found
              .filter(({ section }) => section === name)
              .map((item) => (
                <ContentCard
                  key={item.id}
                  item={item}
                  isEdited={dialog.name === 'edit' && dialog.id === item.id}
                  onEdit={() => dialog.open('edit', item.id)}
                  onDelete={() => dialog.open('delete', item.id)}
                  onSaved={reload}
                  onClose={dialog.close}
                />
              ))}
          </ul>
        </section>
      ))}
      {dialog.name === 'add' && <AddContentDialog onSaved={reload} onClose={dialog.close} />}
      {dialog.name === 'delete' && chosen && (
        <DeleteRecord
          title="Delete Content"
          warning={`"${chosen.key}" will be deleted; its page then shows the built-in text. This action cannot be undone.`}
          call={() => callApi(adminRoutes.deleteContentItem, { params: { id: chosen.id } })}
          done={{ title: 'Content deleted successfully' }}
          failed={(message) => `Failed to delete content: ${message}`}
          onDeleted={() => {
            clearDraft(`edit-content ${chosen.id}`)
            reload()
          }}
          onClose={dialog.close}
        />
      )}
    </Screen>
  )
}
