import { ContentForm } from '#frontend/admin/content/content-form.tsx'
import { Markup, ShownOn } from '#frontend/admin/content/markup.tsx'
import { formatInstant } from '#frontend/admin/lib/format.ts'
import { useCall } from '#frontend/admin/lib/use-call.ts'
import { EditAndDelete } from '#frontend/admin/ui/button.tsx'
import { InPlace } from '#frontend/admin/ui/in-place.tsx'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { ContentItem } from '#schemas/contract/content.ts'

export function ContentCard({ item }: { item: ContentItem }) {
  const { id, section, key, content, contentType } = item
  return (
    <li className="record-card" data-id={id}>
      <div className="d-flex flex-wrap align-items-center gap-2 mb-2">
        <h3 className="h5 mb-0">{key}</h3>
        <span className="badge badge-grey">{contentType}</span>
      </div>
      <InPlace opens="edit" id={id} form={<EditContent item={item} />}>
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
      </InPlace>
    </li>
  )
}

function EditContent({ item }: { item: ContentItem }) {
  const call = useCall()
  const { id, section, key, content, contentType, createdAt } = item
  return (
    <ContentForm
      draftKey={`edit-content ${id}`}
      defaults={{ section, key, content, contentType }}
      record={item}
      submitLabel="Save"
      save={(edited, updatedAt) =>
        call('updateContentItem', {
          params: { id },
          body: { ...edited, id, createdAt, updatedAt },
          done: { title: 'Content updated successfully' },
          failed: 'Failed to update content: {message}',
        })
      }
    />
  )
}
