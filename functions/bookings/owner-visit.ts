/** The owner may book any window, but confirms one that visitors could not book. */

import { readSlots, type SlotRules } from '#functions/bookings/slots.ts'
import { conflict } from '#functions/errors.ts'
import { clockOf, dateInWords, pacificNow } from '#functions/pacific-time.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import { slotName } from '#functions/table/keys.ts'
import { windowLabel } from '#functions/words.ts'
import type { SettingKey } from '#schemas/defaults/settings.ts'
import { CLOSED_WEEKDAY } from '#schemas/facts/arrival-windows.ts'
import { blockedDays } from '#schemas/facts/blocked-days.ts'
import { addDays, weekdayOf } from '#schemas/facts/calendar-date.ts'
import { LIMITS } from '#schemas/facts/limits.ts'

type Visit = { serviceDate: string; serviceTime: string }
/** `claimed` by `slotName`; a full window that it lacks is refused in the transaction. */
type Known = {
  settings: Record<SettingKey, string>
  claimed: ReadonlyMap<string, number>
  isReopened?: boolean
  isRepeat?: boolean
  now: Date
}

const unusual = (warnings: string[]) => conflict(`Please confirm: ${warnings.join('; ')}.`, { warnings })

/**
 * Returns the rules by which the owner's booking claims its place; none with `anyway`.
 * @param isReopened date and window are unchanged, so only a blocked day or a full window is unusual
 * @param isRepeat it may be beyond the days that visitors can book
 * @throws AppError 409 with `warnings`, here or in the transaction
 */
export async function ownerSlot(
  visit: Visit,
  {
    anyway,
    isReopened,
    isRepeat = false,
    now,
  }: {
    anyway?: boolean | undefined
    isReopened: boolean
    isRepeat?: boolean | undefined
    now: Date
  },
): Promise<SlotRules | undefined> {
  if (anyway) return undefined
  const { serviceDate } = visit
  const [settings, claimed] = await Promise.all([loadSettings(), readSlots(serviceDate, serviceDate)])
  return usualSlot(visit, { settings, claimed, isReopened, isRepeat, now })
}

/** The same by what is known already, and never with `anyway`. */
export function usualSlot(
  visit: Visit,
  { settings, claimed, isReopened = false, isRepeat = false, now }: Known,
): SlotRules {
  const { serviceDate, serviceTime } = visit
  const capacity = Number(settings.window_capacity)
  const taken = claimed.get(slotName(serviceDate, serviceTime)) ?? 0
  const full = (count: number) => `${windowLabel(serviceTime)} is full, ${count} of ${capacity} taken`
  const warnings = [
    ...(isReopened ? [] : unusualTime(visit, isRepeat, now)),
    ...(blockedDays(settings.blocked_days).has(serviceDate)
      ? [`${dateInWords(serviceDate)} is a blocked day`]
      : []),
    ...(taken >= capacity ? [full(taken)] : []),
  ]
  if (warnings.length > 0) throw unusual(warnings)
  return { capacity, full: () => unusual([full(capacity)]) }
}

function unusualTime({ serviceDate, serviceTime }: Visit, isRepeat: boolean, now: Date): string[] {
  const wall = pacificNow(now)
  const hasBegun = serviceDate === wall.date && serviceTime <= clockOf(wall)
  return [
    ...(serviceDate < wall.date ? [`${dateInWords(serviceDate)} is over`] : []),
    ...(hasBegun ? [`${windowLabel(serviceTime)} has begun already`] : []),
    ...(!isRepeat && serviceDate > addDays(wall.date, LIMITS.bookingDays)
      ? [`${dateInWords(serviceDate)} is beyond the ${LIMITS.bookingDays} days visitors can book`]
      : []),
    ...(weekdayOf(serviceDate) === CLOSED_WEEKDAY ? [`${dateInWords(serviceDate)} is a Sunday`] : []),
  ]
}
