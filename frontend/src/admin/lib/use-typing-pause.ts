import { useEffect, useEffectEvent } from 'react'

const TYPING_PAUSE_MS = 300

/** Calls `onPause` once a text has not changed for a while. */
export function useTypingPause(text: string, onPause: (text: string) => void) {
  const pause = useEffectEvent(onPause)
  useEffect(() => {
    const timer = setTimeout(() => pause(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
}
