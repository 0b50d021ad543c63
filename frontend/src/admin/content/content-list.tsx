import { Button } from '#frontend/admin/components/button.tsx'
import { DeleteRecord } from '#frontend/admin/components/delete-record.tsx'
import { SmallList } from '#frontend/admin/components/small-list.tsx'
import { EmptyState } from '#frontend/admin/components/status-messages.tsx'
import { AddContentDialog } from '#frontend/admin/content/add-content-dialog.tsx'
import { ContentCard } from '#frontend/admin/content/content-card.tsx'
import { SECTION_CHOICES } from '#frontend/admin/content/content-fields.ts'
import { useWholeList } from '#frontend/admin/lib/use-api.ts'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { byChange, type SmallListRules } from '#frontend/admin/lib/use-small-list.ts'
import { callApi } from '#frontend/lib/api.ts'
import { clearDraft } from '#frontend/lib/draft.ts'
import type { ContentItem } from '#schemas/contract/content.ts'
import { pageShowing } from '#schemas/defaults/content.ts'
import { adminRoutes } from '#schemas/routes.ts'

const RULES: SmallListRules<ContentItem> = {
  searched: ({ key, content }) => [key, content],
  sorts: [
    { value: 'key', label: 'By key' },
    { value: 'changed', label: 'Last changed', compare: byChange },
  ],
  statusLabel: 'Section',
  statuses: [
    { value: '', label: 'All sections' },
    ...SECTION_CHOICES.map(({ value, label }) => ({
      value,
      label,
      includes: ({ section }: ContentItem) => section === value,
    })),
  ],
  groups: { choices: SECTION_CHOICES, of: ({ section }) => section },
}

/** The website's editable content, by section. */
export function ContentList() {
  const { data: items, error, isLoading, mutate } = useWholeList('listContentItems')
  const dialog = useDialogParam()
  const reload = () => mutate()
  const add = () => dialog.open('add')
  return (
    <>
      <SmallList
        rows={items}
        error={error}
        isLoading={isLoading}
        onReload={reload}
        rules={RULES}
        noun={{ one: 'content item', other: 'content items' }}
        actions={() => <Button icon="plus-lg" look="main" label="Add Content" onClick={add} />}
        empty={
          <EmptyState icon="pencil-square" title="No Content Found">
            <Button look="main" label="Add First Content" onClick={add} />
          </EmptyState>
        }
      >
        {(item) => (
          <ContentCard
            key={item.id}
            item={item}
            isEdited={dialog.name === 'edit' && dialog.id === item.id}
            onEdit={() => dialog.open('edit', item.id)}
            onDelete={() => dialog.open('delete', item.id)}
            onSaved={reload}
            onClose={dialog.close}
          />
        )}
      </SmallList>
      {dialog.name === 'add' && <AddContentDialog onSaved={reload} onClose={dialog.close} />}
      {dialog.name === 'delete' && (
        <DeleteContent
          item={items?.find(({ id }) => id === dialog.id)}
          onDeleted={reload}
          onClose={dialog.close}
        />
      )}
    </>
  )
}

function DeleteContent({
  item,
  onDeleted,
  onClose,
}: {
  /** Undefined until it is read, or when the URL's id does not exist. */
  item: ContentItem | undefined
  onDeleted: () => unknown
  onClose: () => void
}) {
  if (!item) return null
  const { id, section, key } = item
  const page = pageShowing(section, key)
  const effect = page ? `${page} then shows the built-in text` : 'no page shows it'
  return (
    <DeleteRecord
      title="Delete Content"
      warning={`"${key}" will be deleted; ${effect}. This action cannot be undone.`}
      call={() => callApi(adminRoutes.deleteContentItem, { params: { id } })}
      done={{ title: 'Content deleted successfully' }}
      failed="Failed to delete content: {message}"
      onDeleted={() => {
        clearDraft(`edit-content ${id}`)
        return onDeleted()
      }}
      onClose={onClose}
    />
  )
}
