import { type ReactNode, useState } from 'react'
import { Dialog } from '#frontend/admin/components/dialog.tsx'
import { DialogActions } from '#frontend/admin/components/dialog-actions.tsx'
import { Problem } from '#frontend/admin/components/status-messages.tsx'
import { BusyButton } from '#frontend/ui/busy-button.tsx'

/** Asks before an action that cannot be undone. `onConfirm` resolves to the reason of a failure, which the dialog shows, or to undefined. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  keepLabel,
  pendingLabel = 'Deleting...',
  onConfirm,
  onClose,
}: {
  title: string
  children: ReactNode
  confirmLabel: string
  /** Of the button that changes nothing. */
  keepLabel?: string
  pendingLabel?: string
  onConfirm: () => Promise<string | undefined>
  onClose: () => void
}) {
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function confirm() {
    setIsPending(true)
    setProblem(undefined)
    const failure = await onConfirm()
    setIsPending(false)
    setProblem(failure)
    if (failure === undefined) onClose()
  }
  return (
    <Dialog title={title} description={children} onClose={onClose}>
      {problem && <Problem>{problem}</Problem>}
      <DialogActions onCancel={onClose} cancelLabel={keepLabel}>
        <BusyButton
          type="button"
          className="btn btn-danger"
          onClick={confirm}
          isBusy={isPending}
          busyLabel={pendingLabel}
        >
          {confirmLabel}
        </BusyButton>
      </DialogActions>
    </Dialog>
  )
}
