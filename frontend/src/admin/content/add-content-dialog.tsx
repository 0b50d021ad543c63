import { Dialog } from '#frontend/admin/components/dialog.tsx'
import type { FormEvents } from '#frontend/admin/components/record-form.tsx'
import { ContentForm } from '#frontend/admin/content/content-form.tsx'
import { useAction } from '#frontend/admin/lib/use-action.ts'
import { callApi } from '#frontend/lib/api.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** A new text; the type is plain text until another is chosen. */
export function AddContentDialog({ onSaved, onClose }: FormEvents) {
  const act = useAction()
  return (
    <Dialog title="Add Content" onClose={onClose} isWide>
      <ContentForm
        draftKey="add-content"
        defaults={{ key: '', content: '', contentType: 'text' }}
        submitLabel="Add Content"
        save={(body, _version, idempotencyKey) =>
          act(() => callApi(adminRoutes.createContentItem, { body, idempotencyKey }), {
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
