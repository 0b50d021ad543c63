import { useEffect, useRef } from 'react'

/** True once a screen or dialog was left: it can no longer show how its calls end. */
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
