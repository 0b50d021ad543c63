import type { ReactNode } from 'react'

/** Stable, so that it runs once. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus()

/** Heads a step of a dialog, and takes the focus from the button that led to it. */
export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h3 className="h5" tabIndex={-1} ref={takeFocus}>
      {children}
    </h3>
  )
}
