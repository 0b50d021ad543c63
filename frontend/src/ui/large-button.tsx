import { BusyButton } from '#frontend/ui/busy-button.tsx'
import type { Press } from '#frontend/ui/use-press.ts'

type LargeButtonProps = { press: Press; label: string; busyLabel: string; className?: string }

/** Does what the link in a mail asks for. */
export function LargeButton({ press, label, busyLabel, className = 'btn-primary' }: LargeButtonProps) {
  const { isBusy, run } = press
  return (
    <BusyButton
      type="button"
      className={`btn ${className} btn-lg`}
      isBusy={isBusy}
      busyLabel={busyLabel}
      onClick={run}
    >
      {label}
    </BusyButton>
  )
}
