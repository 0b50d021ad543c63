import { useEffect, useRef } from 'react'

/** Whether a screen or dialog was left while something that it asked for was under way: it can no longer show how that ended. */
export function useIsLeft() {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return isLeft
}
