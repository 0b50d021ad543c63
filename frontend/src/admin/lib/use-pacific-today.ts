import { useEffect, useState } from 'react'
import { pacificToday } from '#frontend/lib/days.ts'
import { TIME_ZONE } from '#schemas/facts/arrival-windows.ts'

const HOUR_MS = 60 * 60 * 1000

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

/** Milliseconds to the next midnight in California, or to a moment at most an hour before it. */
function untilMidnight(now: Date): number {
  const part = (type: string) => Number(clock.formatToParts(now).find((one) => one.type === type)?.value)
  const passed = (part('hour') * 60 + part('minute')) * 60 + part('second')
  const left = 24 * HOUR_MS - passed * 1000
  // In the night when clocks go forward, midnight is an hour earlier.
  const isShort =
    left > HOUR_MS && pacificToday(new Date(now.getTime() + left - HOUR_MS)) !== pacificToday(now)
  return isShort ? left - HOUR_MS : left
}

/** Today in California, even on a screen that stays open over midnight or wakes up days later. */
export function usePacificToday(): string {
  const [today, setToday] = useState(pacificToday)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      const now = new Date()
      setToday(pacificToday(now))
      timer = setTimeout(look, untilMidnight(now))
    }
    look()
    // Timers stop while a phone sleeps.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return today
}
