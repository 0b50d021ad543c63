import { Dialog } from '#frontend/admin/components/dialog.tsx'
import type { FormEvents } from '#frontend/admin/components/record-form.tsx'
import { ContentForm } from '#frontend/admin/content/content-form.tsx'
import { useCall } from '#frontend/admin/lib/use-action.ts'

/** A new text; the type is plain text until another is chosen. */
export function AddContentDialog({ onSaved, onClose }: FormEvents) {
  const call = useCall()
  return (
    <Dialog title="Add Content" onClose={onClose} isWide>
      <ContentForm
        draftKey="add-content"
        defaults={{ key: '', content: '', contentType: 'text' }}
        submitLabel="Add Content"
        save={(body, _version, idempotencyKey) =>
          call('createContentItem', {
            body,
            idempotencyKey,
            done: { title: 'Content created successfully' },
            failed: 'Failed to create content: {message}',
          })
        }
        onSaved={onSaved}
        onClose={onClose}
      />
    </Dialog>
  )
}
