import { useSyncExternalStore } from 'react'

/** Where a table shows more than cards do. */
const WIDE = '(min-width: 75em)'

export function useWideScreen(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(WIDE).matches,
    () => false,
  )
}
