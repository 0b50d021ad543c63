import { BusyButton } from '#frontend/ui/busy-button.tsx'
import type { Press } from '#frontend/ui/use-press.ts'

type PressButtonProps = { press: Press; label: string; busyLabel: string; className?: string }

export function PressButton({ press, label, busyLabel, className = 'btn-primary' }: PressButtonProps) {
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
