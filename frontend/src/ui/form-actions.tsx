import { BusyButton } from '#frontend/ui/busy-button.tsx'

/** The buttons below a change by link: send it, or keep things as they are. */
export function FormActions({
  labels,
  isBusy,
  isReady = true,
  onKeep,
}: {
  labels: Record<'submit' | 'submitting' | 'keep', string>
  isBusy: boolean
  /** False ignores presses of the first button. */
  isReady?: boolean
  onKeep: () => void
}) {
  return (
    <p className="actions">
      <BusyButton
        className="btn btn-primary btn-lg"
        isBusy={isBusy || !isReady}
        busyLabel={isBusy ? labels.submitting : labels.submit}
      >
        {labels.submit}
      </BusyButton>
      <button type="button" className="btn btn-outline-primary btn-lg" onClick={onKeep}>
        {labels.keep}
      </button>
    </p>
  )
}
