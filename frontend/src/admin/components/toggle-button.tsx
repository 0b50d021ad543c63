import { type ComponentProps, useTransition } from 'react'
import { BusyButton } from '#frontend/ui/busy-button.tsx'

/** Turns something on or off. Ignores the second press of a double click, which would undo the first. */
export function ToggleButton({
  onToggle,
  ...button
}: ComponentProps<'button'> & { onToggle: () => Promise<unknown> }) {
  const [isPending, startChange] = useTransition()
  return (
    <BusyButton
      type="button"
      {...button}
      isBusy={isPending}
      onClick={({ detail }) => {
        if (detail > 1) return
        startChange(async () => {
          await onToggle()
        })
      }}
    />
  )
}
