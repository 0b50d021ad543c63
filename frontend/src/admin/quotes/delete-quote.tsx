import { DeleteRecord } from '#frontend/admin/components/delete-record.tsx'
import { useDialogParam } from '#frontend/admin/lib/dialog-param.ts'
import { shortId } from '#frontend/admin/lib/format.ts'

/** The delete dialog of both kinds of quote, while the URL names it. */
export function DeleteQuote({
  kind,
  call,
  onDeleted,
}: {
  kind: 'Quote' | 'Commercial Quote'
  call: (id: string) => Promise<unknown>
  onDeleted: () => void
}) {
  const { name, id, close } = useDialogParam()
  if (name !== 'delete' || !id) return null
  return (
    <DeleteRecord
      title={`Delete ${kind}`}
      warning={`${kind} ${shortId(id)} will be deleted permanently. This action cannot be undone.`}
      call={() => call(id)}
      done={{ title: 'Quote Deleted', description: 'Quote has been permanently deleted.' }}
      failed="Failed to delete quote."
      onDeleted={onDeleted}
      onClose={close}
    />
  )
}
