import { callApi } from '#frontend/lib/api.ts'
import { addDays, pacificToday } from '#frontend/lib/days.ts'
import { publicRoutes } from '#schemas/api/public.ts'
import type { Availability } from '#schemas/booking.ts'

/** Open days and arrival windows from today on. @param city slug of a place; its lead time decides the first day */
export async function loadAvailability(days: number, city?: string): Promise<Availability> {
  const from = pacificToday()
  return callApi(publicRoutes.getAvailability, {
    query: { from, to: addDays(from, days), ...(city ? { city } : {}) },
  })
}
