import type { ComponentProps, ReactNode } from 'react'

type BusyButtonProps = ComponentProps<'button'> & {
  /** While its work is under way: a press is ignored. */
  isBusy: boolean
  /** Shown meanwhile; its own words, unless said otherwise. */
  busyLabel?: ReactNode
}

/** A button that is off while it works. `aria-disabled`, because a disabled button loses the focus. */
export function BusyButton({ isBusy, busyLabel, onClick, children, ...button }: BusyButtonProps) {
  return (
    <button
      type="submit"
      {...button}
      aria-disabled={isBusy}
      // Enter in a field of its form is a press too.
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      {isBusy ? (busyLabel ?? children) : children}
    </button>
  )
}
