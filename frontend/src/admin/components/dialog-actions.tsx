import type { ReactNode } from 'react'
import { Button } from '#frontend/admin/components/button.tsx'

/** Footer of a dialog or form: Cancel, then its action. */
export function DialogActions({
  onCancel,
  cancelLabel = 'Cancel',
  note,
  children,
}: {
  onCancel: () => void
  cancelLabel?: string | undefined
  /** Beside the buttons, always in view. */
  note?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="dialog-actions d-flex flex-wrap justify-content-end gap-2 mt-3">
      {note}
      <Button look="quiet" label={cancelLabel} onClick={onCancel} />
      {children}
    </div>
  )
}
