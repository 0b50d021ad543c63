import { useTransition } from 'react'
import { BusyButton } from '#frontend/ui/busy-button.tsx'

/**
 * Buttons that set a status at once. The current one stays in its place, disabled, so that a second tap there cannot hit
 * another.
 */
export function StatusButtons<S extends string>({
  buttons,
  current,
  onChoose,
}: {
  buttons: readonly { label: string; status: S; className: string }[]
  current: string
  onChoose: (status: S) => Promise<unknown>
}) {
  const [isPending, startChange] = useTransition()
  return buttons.map(({ label, status, className }) => (
    <BusyButton
      key={status}
      type="button"
      className={className}
      isBusy={isPending || status === current}
      onClick={() => startChange(async () => void (await onChoose(status)))}
    >
      {label}
    </BusyButton>
  ))
}
