import { useEffect, useRef } from 'react'
import useSWR from 'swr'
import { ANSWER_SOON, dayWith, withBookings } from '#frontend/admin/device/changes.ts'
import { changes, dayKeeper, keptDay, storedBookings } from '#frontend/admin/device/kept.ts'
import { isUnreachable } from '#frontend/admin/lib/use-api.ts'
import { usePacificToday } from '#frontend/admin/lib/use-pacific-today.ts'
import { useSession } from '#frontend/admin/lib/use-session.ts'
import { callApi } from '#frontend/lib/api.ts'
import { useStore } from '#frontend/lib/use-store.ts'
import type { Day } from '#schemas/contract/day.ts'
import type { SessionInfo } from '#schemas/contract/session.ts'
import { addDays } from '#schemas/facts/pacific-time.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** `asOf`: when a kept day was read; absent when it was read now. */
type ReadDay = { day: Day; asOf?: string }

const RETRY_MS = 30_000

/** Reads the day and keeps it; without the API, the day as it was kept. @throws without both */
async function readDay(admin: SessionInfo): Promise<ReadDay> {
  try {
    const keep = dayKeeper()
    const day = await callApi(adminRoutes.getDay, { timeout: ANSWER_SOON })
    await keep({ admin, day, at: new Date().toISOString() })
    return { day }
  } catch (error) {
    const kept = isUnreachable(error) ? await keptDay() : undefined
    if (kept?.admin.username !== admin.username) throw error
    return { day: kept.day, asOf: kept.at }
  }
}

/** A kept day may be yesterday's, but a clock that is slow does not turn it back. */
const dateOf = ({ day, asOf }: ReadDay, today: string) => (asOf && today > day.today ? today : day.today)

/** The day with the changes that wait. Reads it again once the network is back, and after changes were sent. */
export function useDay() {
  const { admin } = useSession()
  const today = usePacificToday()
  const { data, error, isLoading, mutate } = useSWR<ReadDay>(
    // Each date has its own, so that no screen shows yesterday's as today's.
    admin ? [adminRoutes.getDay.path, today] : null,
    () => readDay(admin as SessionInfo),
    {
      shouldRetryOnError: false,
      // At midnight, the clock of the server may be a moment behind.
      refreshInterval: (read) => (read && (read.asOf || read.day.today < today) ? RETRY_MS : 0),
    },
  )
  const waiting = useStore(changes)
  const stored = useStore(storedBookings)
  const count = useRef(0)
  useEffect(() => {
    if (waiting.length < count.current) void mutate()
    count.current = waiting.length
  }, [waiting, mutate])
  useEffect(() => {
    const reload = () => void mutate()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [mutate])
  return {
    day: data && dayWith(withBookings(data.day, stored), waiting, dateOf(data, today)),
    asOf: data?.asOf,
    /** The last date of which the day holds visits. */
    lastDate: data && addDays(data.day.today, 1),
    error,
    isLoading,
    reload: () => void mutate(),
  }
}
