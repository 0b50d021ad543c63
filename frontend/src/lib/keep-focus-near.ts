import type { MouseEvent } from 'react'

/** Moves the focus from a button that disappears with its press to what surrounds it. */
export function keepFocusNear({ currentTarget }: MouseEvent) {
  const near = currentTarget.closest<HTMLElement>('fieldset, .stack')
  near?.setAttribute('tabindex', '-1')
  near?.focus({ preventScroll: true })
}
