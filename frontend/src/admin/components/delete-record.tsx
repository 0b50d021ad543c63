import type { ReactNode } from 'react'
import { ConfirmDialog } from '#frontend/admin/components/dialog.tsx'
import { type FailureLabel, type Outcome, useAction } from '#frontend/admin/lib/use-action.ts'

/** Confirms and deletes; a record that somebody else deleted counts as deleted. */
export function DeleteRecord({
  title,
  warning,
  call,
  done,
  failed,
  onDeleted,
  onClose,
}: {
  title: string
  warning: ReactNode
  call: () => Promise<unknown>
  done: { title: string; description?: string }
  failed: FailureLabel
  /** Reads the list again. */
  onDeleted: () => unknown
  onClose: () => void
}) {
  const act = useAction()
  return (
    <ConfirmDialog
      title={title}
      confirmLabel="Delete"
      onClose={onClose}
      onConfirm={async () => {
        const outcome: Outcome<unknown> = await act(call, { done, failed })
        if (!outcome.isDone && outcome.status !== 404) return outcome.problem.message
        // Reload first: the focus must not return to a button that disappears.
        await onDeleted()
      }}
    >
      {warning}
    </ConfirmDialog>
  )
}
