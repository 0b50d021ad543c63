import { scrollToMessage } from '#frontend/admin/components/status-messages.tsx'
import { BusyButton } from '#frontend/ui/busy-button.tsx'

/** Warnings about a visit, and the button that accepts them. */
export function Warnings({
  warnings,
  label,
  isBusy,
  onAnyway,
}: {
  warnings: readonly string[]
  /** For instance `Book anyway`. */
  label: string
  isBusy: boolean
  onAnyway: () => void
}) {
  return (
    <div ref={scrollToMessage} className="alert alert-warning" role="alert">
      <p className="fw-semibold mb-2">Please confirm:</p>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
      <BusyButton
        type="button"
        className="btn btn-outline-primary"
        isBusy={isBusy}
        busyLabel="Saving..."
        onClick={onAnyway}
      >
        {label}
      </BusyButton>
    </div>
  )
}
