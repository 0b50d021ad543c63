import { type ReactNode, useState } from 'react'
import { Dialog } from '#frontend/admin/components/dialog.tsx'
import { DialogActions } from '#frontend/admin/components/dialog-actions.tsx'

/** Asks before something that cannot be undone. `onConfirm` resolves to true when it is done; else the dialog stays. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  pendingLabel = 'Deleting...',
  onConfirm,
  onClose,
}: {
  title: string
  children: ReactNode
  confirmLabel: string
  pendingLabel?: string
  onConfirm: () => Promise<boolean>
  onClose: () => void
}) {
  const [isPending, setIsPending] = useState(false)
  async function confirm() {
    setIsPending(true)
    const isDone = await onConfirm()
    setIsPending(false)
    if (isDone) onClose()
  }
  return (
    <Dialog title={title} description={children} onClose={onClose}>
      <DialogActions onCancel={onClose}>
        <button type="button" className="btn btn-danger" onClick={confirm} disabled={isPending}>
          {isPending ? pendingLabel : confirmLabel}
        </button>
      </DialogActions>
    </Dialog>
  )
}
