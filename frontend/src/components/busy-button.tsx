import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'

type BusyButtonProps = Omit<ComponentProps<'button'>, 'ref'> & {
  /** While what it started is under way: then it is switched off. */
  isBusy: boolean
  /** What it says meanwhile. */
  busyLabel: ReactNode
}

/** A button that is off while it works. A browser takes the focus from a button that is switched off: it comes back afterwards. */
export function BusyButton({ isBusy, busyLabel, disabled = false, children, ...button }: BusyButtonProps) {
  const place = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (!isBusy || document.activeElement !== element) return
    return () => {
      // A field with a fault, or what has appeared since, may have taken it.
      if (document.activeElement === document.body) element?.focus()
    }
  }, [isBusy])
  return (
    <button type="submit" {...button} ref={place} disabled={disabled || isBusy}>
      {isBusy ? busyLabel : children}
    </button>
  )
}
