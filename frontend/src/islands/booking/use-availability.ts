/**
 * Open days and arrival windows, read afresh for every city. The earlier ones stay until then: without them a
 * press of the button just after typing an address would be lost.
 */
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '#frontend/lib/api.ts'
import { retryOnce } from '#frontend/lib/public-reads.ts'
import type { Availability } from '#schemas/contract/bookings.ts'
import { addDays } from '#schemas/facts/calendar-date.ts'
import { publicRoutes } from '#schemas/routes.ts'

/** Milliseconds that Pacific Standard Time is behind UTC. */
const STANDARD_OFFSET = 8 * 60 * 60 * 1000

export type AvailabilityState = {
  days: Availability['days'] | undefined
  hasFailed: boolean
  /** Asks again. */
  reload: () => void
}

/**
 * @param length days to look ahead from today
 * @param city slug of a place; its lead time decides the first day. Nothing is asked while it is undefined
 */
export function useAvailability(length: number, city: string | undefined): AvailabilityState {
  const [days, setDays] = useState<Availability['days']>()
  const [hasFailed, setHasFailed] = useState(false)
  const [asked, setAsked] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is what asks again
  useEffect(() => {
    if (city === undefined) return
    const stop = new AbortController()
    const from = standardToday()
    setHasFailed(false)
    const read = () =>
      callApi(publicRoutes.getAvailability, {
        query: { from, to: addDays(from, length), ...(city ? { city } : {}) },
        signal: stop.signal,
      })
    retryOnce(read, stop.signal)
      .then((answer) => setDays(answer.days))
      .catch(() => {
        if (stop.signal.aborted) return
        setDays(undefined)
        setHasFailed(true)
      })
    return () => stop.abort()
  }, [length, city, asked])

  const reload = useCallback(() => setAsked((count) => count + 1), [])
  return { days, hasFailed, reload }
}

/**
 * Today by Pacific Standard Time, all year: in the first hour of a summer's day it is still yesterday, of which the API offers
 * nothing. The true Pacific date takes an Intl.DateTimeFormat, and making one takes a phone 0.1 s.
 */
function standardToday(): string {
  return new Date(Date.now() - STANDARD_OFFSET).toISOString().slice(0, 10)
}
