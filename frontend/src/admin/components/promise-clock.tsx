import { useEffect, useState } from 'react'
import { Icon } from '#frontend/ui/icon.tsx'

/** The site promises an answer within 24 hours. */
const PROMISE_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60 * 1000

function inHours(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** True for a message that waits longer than that. */
export const isLate = (since: string, now = Date.now()) => Date.parse(since) + PROMISE_MS < now

/** Time left to answer, or overdue. Updates while it is shown. */
export function PromiseClock({ since }: { since: string }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  const left = Date.parse(since) + PROMISE_MS - now
  return (
    <span className={`badge ${left < 0 ? 'badge-red' : 'badge-clock'}`}>
      <Icon name="clock" /> {left < 0 ? `Late by ${inHours(-left)}` : `Reply within ${inHours(left)}`}
    </span>
  )
}
