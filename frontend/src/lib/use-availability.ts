/**
 * Reads open days and arrival windows for each city. Keeps the previous ones meanwhile: without them, a press on the
 * button just after typing an address would be lost.
 */
import { useEffect, useState } from 'react'
import { callApi } from '#frontend/lib/api.ts'
import { retryOnce } from '#frontend/lib/public-reads.ts'
import type { Availability } from '#schemas/contract/availability.ts'
import { DAY_HOURS, type VisitWindow } from '#schemas/facts/pacific-time.ts'
import { publicRoutes } from '#schemas/routes.ts'

type Day = Availability['days'][number]

/** The API knows which of them can be booked; a device's clock may be wrong. */
const ALL_DAYS = { from: '2020-01-01', to: '2099-12-31' }

/** Whether a visit's window is among those of open days. */
export function hasWindow(
  days: Availability['days'] | undefined,
  { serviceDate, serviceTime }: VisitWindow,
): boolean {
  const times = days?.find(({ date }) => date === serviceDate)?.times ?? []
  return times.some((time) => time === serviceTime)
}

/** Open days with other windows for one of them. A day without windows is left out. */
export function withDay(days: Availability['days'], day: Day): Availability['days'] {
  const others = days.filter(({ date }) => date !== day.date)
  return day.times.length === 0 ? others : [...others, day].sort((a, b) => (a.date < b.date ? -1 : 1))
}

export type AvailabilityState = ReturnType<typeof useAvailability>

/**
 * @param city slug of a place; its lead time decides the first day. Blank: not known. Undefined: reads nothing yet
 * @param hours of the visit; undefined: not known
 * @param zip of the visit; undefined: not known
 */
export function useAvailability(city: string | undefined, hours?: number, zip?: string) {
  const isTooLong = hours !== undefined && hours > DAY_HOURS
  const isWanted = city !== undefined && !isTooLong
  const [answer, setAnswer] = useState<Availability>()
  const [hasFailed, setHasFailed] = useState(false)
  const [asked, setAsked] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is what asks again
  useEffect(() => {
    if (!isWanted) return
    const stop = new AbortController()
    setHasFailed(false)
    const read = () =>
      callApi(publicRoutes.getAvailability, {
        query: {
          ...ALL_DAYS,
          ...(city && { city }),
          ...(hours && { hours }),
          ...(zip && { zip }),
        },
        signal: stop.signal,
      })
    retryOnce(read, stop.signal)
      .then(setAnswer)
      .catch(() => {
        if (stop.signal.aborted) return
        setAnswer(undefined)
        setHasFailed(true)
      })
    return () => stop.abort()
  }, [isWanted, city, hours, zip, asked])

  return {
    days: isTooLong ? [] : answer?.days,
    /** With the place that was asked for. */
    answer,
    hasFailed: hasFailed && !isTooLong,
    /** No day is long enough for the visit. */
    isTooLong,
    reload: () => setAsked((count) => count + 1),
  }
}
