import type { ComponentProps, ReactNode } from 'react'

type BusyButtonProps = ComponentProps<'button'> & {
  /** Ignores presses while its work runs. */
  isBusy: boolean
  /** Label meanwhile; defaults to its own. */
  busyLabel?: ReactNode
}

/** A button that is disabled while its work runs: by `aria-disabled`, because `disabled` loses the focus. */
export function BusyButton({ isBusy, busyLabel, onClick, children, ...button }: BusyButtonProps) {
  return (
    <button
      type="submit"
      {...button}
      aria-disabled={isBusy}
      // Enter in a field of its form arrives as a click, too.
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      {isBusy ? (busyLabel ?? children) : children}
    </button>
  )
}
