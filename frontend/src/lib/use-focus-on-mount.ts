import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to an element when it appears, for instance a confirmation that replaces a form. */
export function useFocusOnMount<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => element.current?.focus(), [])
  return element
}
