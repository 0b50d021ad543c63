import { type ComponentProps, useTransition } from 'react'

/**
 * A button that turns something on or off. It takes no press while the last one is under way, and not the second of a double
 * click, which would undo the first.
 */
export function ToggleButton({
  onToggle,
  ...button
}: ComponentProps<'button'> & { onToggle: () => Promise<unknown> }) {
  const [isPending, startChange] = useTransition()
  return (
    <button
      type="button"
      {...button}
      // Unlike a disabled button, it keeps the focus.
      aria-disabled={isPending}
      onClick={({ detail }) => {
        if (isPending || detail > 1) return
        startChange(async () => {
          await onToggle()
        })
      }}
    />
  )
}
