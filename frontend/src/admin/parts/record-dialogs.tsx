import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { ignoreGone, useAction } from '#frontend/admin/lib/use-call.ts'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { useReload } from '#frontend/admin/lib/use-reload.ts'
import { ConfirmDialog } from '#frontend/admin/ui/dialog.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { clearDraft } from '#frontend/lib/draft.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** What is asked, called and said when a record is deleted. */
type Deletion = {
  /** As in `Quote Deleted`. */
  noun: string
  title?: string
  warning: string
  route: Extract<keyof typeof adminRoutes, `delete${string}`>
  done?: string
  /** Said below it. */
  description?: string
  failed?: string
  /** Key of the draft of its edit. */
  draft?: string
}

export type RecordDialogsProps<T> = {
  /** Dialogs about no record of the list. @param id of the URL */
  free?: Record<string, (id?: string) => ReactNode>
  about?: Record<string, (record: T) => ReactNode>
  deletion?: (record: T) => Deletion
}

/** The dialog that the URL names; one about a record when that is loaded. */
export function RecordDialogs<T extends { id?: string | undefined }>({
  rows,
  free = {},
  about = {},
  deletion,
}: RecordDialogsProps<T> & { rows: readonly T[] }) {
  const { name = '', id } = useDialogParam()
  if (Object.hasOwn(free, name)) return free[name]?.(id)
  const record = id === undefined ? undefined : rows.find((row) => row.id === id)
  if (!record) return null
  if (name === 'delete' && deletion) return <DeleteRecord id={record.id ?? ''} {...deletion(record)} />
  return Object.hasOwn(about, name) ? about[name]?.(record) : null
}

/** Confirms and deletes; a record that somebody else deleted counts as deleted. */
function DeleteRecord({ id, noun, ...deletion }: { id: string } & Deletion) {
  const { title = `Delete ${noun}`, warning, route, description, draft } = deletion
  const { done = `${noun} Deleted`, failed = `Failed to delete ${noun.toLowerCase()}.` } = deletion
  const act = useAction()
  const reload = useReload()
  // The warning must not rest on a list that is out of date.
  const readAnew = useEffectEvent(reload)
  useEffect(() => void readAnew(), [])
  return (
    <ConfirmDialog
      title={title}
      confirmLabel="Delete"
      onConfirm={async () => {
        const outcome = await act<unknown>(
          () => callApi(adminRoutes[route], { params: { id } }).catch(ignoreGone),
          { done: { title: done, ...(description && { description }) }, failed },
        )
        // A deletion that stops midway may have hidden the record.
        if (!outcome.isDone && outcome.status >= 500) reload()
        return outcome
      }}
      onDone={() => {
        if (draft) clearDraft(draft)
        return reload()
      }}
    >
      {warning}
    </ConfirmDialog>
  )
}
