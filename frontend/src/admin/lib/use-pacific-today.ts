import { useEffect, useState } from 'react'
import { pacificToday } from '#frontend/lib/days.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export const usePacificToday = () => useClock(pacificToday)

/** When this hour began: arrival windows end on the hour. */
export const useHour = () => new Date(useClock(hourNow))

/** The present instant (ms), looked at every minute. */
export const useNow = () => useClock(Date.now)

const hourNow = () => Math.floor(Date.now() / HOUR_MS) * HOUR_MS

/** What the clock says, even on a screen that stays open over midnight or wakes up days later. @param read the same function each time */
function useClock<T extends string | number>(read: () => T): T {
  const [shown, setShown] = useState(read)
  useEffect(() => {
    const look = () => setShown(read())
    look()
    const timer = setInterval(look, MINUTE_MS)
    // Timers stop while a phone sleeps.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [read])
  return shown
}
