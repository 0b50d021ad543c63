import { useEffect, useState } from 'react'
import { pacificToday } from '#frontend/lib/days.ts'

const MINUTE_MS = 60_000

/** Today in California, even on a screen that stays open over midnight or wakes up days later. */
export function usePacificToday(): string {
  const [today, setToday] = useState(pacificToday)
  useEffect(() => {
    const look = () => setToday(pacificToday())
    look()
    const timer = setInterval(look, MINUTE_MS)
    // Timers stop while a phone sleeps.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return today
}
