import type { ReactNode } from 'react'

/** The foot of a dialog or form: the way out, then what it is for. */
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
