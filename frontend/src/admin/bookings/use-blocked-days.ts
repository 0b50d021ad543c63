import { useApi } from '#frontend/admin/lib/fetching.ts'
import { formatDay } from '#frontend/admin/lib/format.ts'
import { useAction } from '#frontend/admin/lib/use-action.ts'
import { callApi } from '#frontend/lib/api.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import { datesIn } from '#schemas/calendar-date.ts'
import type { SettingKey } from '#schemas/defaults/settings.ts'

const KEY: SettingKey = 'blocked_days'

/** Days without bookings, kept in a setting; blocking one leaves the visits that stand there. */
export function useBlockedDays() {
  const { data, error, mutate } = useApi(adminRoutes.listSettings, {})
  const act = useAction()
  const setting = data?.find(({ key }) => key === KEY)
  const days = datesIn(setting?.value ?? '')
  async function toggle(day: string) {
    const next = new Set(days)
    const isAdded = !next.delete(day)
    if (isAdded) next.add(day)
    const value = [...next].sort().join('\n')
    await act(
      () =>
        callApi(adminRoutes.updateSetting, {
          params: { key: KEY },
          body: { value, updatedAt: setting?.updatedAt },
        }),
      {
        done: {
          title: isAdded ? 'Day Blocked' : 'Day Unblocked',
          description: isAdded
            ? `${formatDay(day)} takes no new bookings.`
            : `${formatDay(day)} takes bookings again.`,
        },
        failed: 'Failed to update setting.',
      },
    )
    await mutate()
  }
  return {
    days,
    isLoaded: setting !== undefined,
    error: error as unknown,
    reload: () => void mutate(),
    toggle,
  }
}
