import { countOf, formatDay } from '#frontend/admin/lib/format.ts'
import { useApi } from '#frontend/admin/lib/use-api.ts'
import { isAnswered, useCall } from '#frontend/admin/lib/use-call.ts'
import type { SettingKey } from '#schemas/defaults/settings.ts'
import { blockedDays, TOO_MANY_DAYS, withDayToggled } from '#schemas/facts/blocked-days.ts'
import { settingValue } from '#schemas/facts/limits.ts'

const KEY: SettingKey = 'blocked_days'

export const VISITS_REMAIN = { one: 'visit remains', other: 'visits remain' }

/** Days that visitors cannot book, stored in a setting. Blocking a day keeps its booked visits. */
export function useBlockedDays() {
  const { data, error, mutate } = useApi('listSettings')
  const call = useCall()
  const setting = data?.find(({ key }) => key === KEY)
  const days = blockedDays(setting?.value ?? '')
  /** @param visits number of visits booked on that day */
  async function toggle(day: string, visits: number) {
    const isAdded = !days.has(day)
    const name = formatDay(day)
    const remaining = visits > 0 ? ` ${countOf(visits, VISITS_REMAIN)}.` : ''
    const value = withDayToggled(setting?.value ?? '', day)
    const outcome = await call('updateSetting', {
      params: { key: KEY },
      body: { value, updatedAt: setting?.updatedAt },
      done: isAdded
        ? { title: 'Day Blocked', description: `${name} takes no new bookings.${remaining}` }
        : { title: 'Day Unblocked', description: `${name} takes bookings again.` },
      failed: value.length > settingValue ? TOO_MANY_DAYS : 'Failed to update setting.',
    })
    if (isAnswered(outcome)) await mutate()
  }
  return {
    days,
    isLoaded: setting !== undefined,
    error: error as unknown,
    reload: () => void mutate(),
    toggle,
  }
}
