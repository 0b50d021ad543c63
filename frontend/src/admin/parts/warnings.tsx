import { PressButton } from '#frontend/admin/ui/button.tsx'
import { scrollToMessage } from '#frontend/admin/ui/status-messages.tsx'

export function Warnings({
  warnings,
  label,
  onAnyway,
}: {
  warnings: readonly string[]
  /** For instance `Book anyway`. */
  label: string
  onAnyway: () => Promise<unknown>
}) {
  return (
    <div ref={scrollToMessage} className="alert alert-warning" role="alert">
      <p className="fw-semibold mb-2">Please confirm:</p>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
      <PressButton label={label} busyLabel="Saving..." onPress={onAnyway} />
    </div>
  )
}
