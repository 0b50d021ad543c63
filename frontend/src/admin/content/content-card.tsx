import { useEffect, useRef } from 'react'
import { ContentForm } from '#frontend/admin/content/content-form.tsx'
import { Markup, ShownOn } from '#frontend/admin/content/markup.tsx'
import { formatInstant } from '#frontend/admin/lib/format.ts'
import { useCall } from '#frontend/admin/lib/use-action.ts'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { EditAndDelete } from '#frontend/admin/ui/button.tsx'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { ContentItem } from '#schemas/contract/content.ts'

export function ContentCard({ item }: { item: ContentItem }) {
  const call = useCall()
  const dialog = useDialogParam()
  const isEdited = dialog.name === 'edit' && dialog.id === item.id
  const { id, section, key, content, contentType } = item
  const card = useRef<HTMLLIElement>(null)
  const wasEdited = useRef(isEdited)
  useEffect(() => {
    if (wasEdited.current === isEdited) return
    wasEdited.current = isEdited
    // The pressed button has unmounted: focus the form's first field, or Edit.
    if (document.activeElement === document.body) {
      card.current?.querySelector<HTMLElement>('select, button')?.focus()
    }
  }, [isEdited])
  return (
    <li ref={card} className="record-card" data-id={id}>
      <div className="d-flex flex-wrap align-items-center gap-2 mb-2">
        <h3 className="h5 mb-0">{key}</h3>
        <span className="badge badge-grey">{contentType}</span>
      </div>
      {isEdited ? (
        <ContentForm
          draftKey={`edit-content ${id}`}
          defaults={{ section, key, content, contentType }}
          version={item.updatedAt}
          submitLabel="Save"
          save={(edited, updatedAt) =>
            call('updateContentItem', {
              params: { id },
              body: { ...edited, id, createdAt: item.createdAt, updatedAt },
              done: { title: 'Content updated successfully' },
              failed: 'Failed to update content: {message}',
            })
          }
        />
      ) : (
        <>
          {contentType === 'html' ? (
            <Markup content={content} contentType={contentType} />
          ) : (
            <p className="record-text" {...ANY_LANGUAGE}>
              {content}
            </p>
          )}
          <p className="record-meta">
            <span>Last updated {formatInstant(item.updatedAt)}</span>
            <span>
              <ShownOn section={section} contentKey={key} />
            </span>
          </p>
          <div className="record-actions">
            <EditAndDelete id={id} about={key} />
          </div>
        </>
      )}
    </li>
  )
}
