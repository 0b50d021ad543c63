import { type ReactNode, useState } from 'react'
import { CheckBox } from '#frontend/admin/components/check-box.tsx'
import { ConfirmDialog } from '#frontend/admin/components/confirm-dialog.tsx'
import { type FailureLabel, type Outcome, useAction } from '#frontend/admin/lib/use-action.ts'

/** Confirms and deletes; a record that somebody else deleted counts as deleted. */
export function DeleteRecord({
  title,
  warning,
  otherHalf,
  call,
  done,
  failed,
  onDeleted,
  onClose,
}: {
  title: string
  warning: ReactNode
  /** A commercial request is a contact and a quote: offers to delete the other one, too. */
  otherHalf?: string | undefined
  /** @param query whether to delete both */
  call: (query: { both?: 'true' }) => Promise<unknown>
  done: { title: string; description?: string }
  failed: FailureLabel
  /** Reads the list again. */
  onDeleted: () => unknown
  onClose: () => void
}) {
  const act = useAction()
  const [isBoth, setIsBoth] = useState(true)
  return (
    <ConfirmDialog
      title={title}
      confirmLabel="Delete"
      onClose={onClose}
      onConfirm={async () => {
        const outcome: Outcome<unknown> = await act(() => call(otherHalf && isBoth ? { both: 'true' } : {}), {
          done,
          failed,
        })
        if (!outcome.isDone && outcome.status !== 404) return outcome.problem.message
        // Reload first: the focus must not return to a button that disappears.
        await onDeleted()
      }}
    >
      {warning}
      {otherHalf && (
        <CheckBox isChecked={isBoth} onChange={setIsBoth}>
          {otherHalf}
        </CheckBox>
      )}
    </ConfirmDialog>
  )
}
