import useSWR from 'swr'
import { pagesOf, type RecordRoute } from '#frontend/admin/lib/list-pages.ts'
import { buildUrl } from '#frontend/lib/api.ts'

/**
 * Counts the records that were added to a list since it was read. Looks when the owner returns to the tab: a timer would keep
 * the session of an unattended screen alive.
 * @param total of the list as it was read; undefined counts nothing
 */
export function useArrivals(route: RecordRoute, query: object, total: number | undefined): number {
  const { data } = useSWR(
    total === undefined ? null : [buildUrl(route.path, {}, { ...query }), 'arrivals', total],
    async () => (await pagesOf(route, { ...query, limit: 1 }).next()).value?.total,
    {
      revalidateOnMount: false,
      revalidateOnFocus: true,
      focusThrottleInterval: 0,
      shouldRetryOnError: false,
    },
  )
  return Math.max(0, (data ?? 0) - (total ?? 0))
}
