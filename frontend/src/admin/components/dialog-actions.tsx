import type { ReactNode } from 'react'

/** Footer of a dialog or form: Cancel, then its action. */
export function DialogActions({ onCancel, children }: { onCancel: () => void; children: ReactNode }) {
  return (
    <div className="dialog-actions">
      <button type="button" className="btn btn-outline-secondary" onClick={onCancel}>
        Cancel
      </button>
      {children}
    </div>
  )
}
