import type { ReactNode } from 'react'

/** Footer of a dialog or form: Cancel, then its action. */
export function DialogActions({
  onCancel,
  cancelLabel = 'Cancel',
  children,
}: {
  onCancel: () => void
  cancelLabel?: string | undefined
  children: ReactNode
}) {
  return (
    <div className="dialog-actions">
      <button type="button" className="btn btn-outline-secondary" onClick={onCancel}>
        {cancelLabel}
      </button>
      {children}
    </div>
  )
}
