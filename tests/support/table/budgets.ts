/** Budgets as they are after a busy day, written straight into a stack's table. */
import { rateKey } from '#functions/table/keys.ts'
import { putRows } from '#tests/support/table/rows.ts'

/** In epoch seconds. */
type Window = { start: number; end: number }

const clockWindow = (seconds: number) => (now: Date) => {
  const start = Math.floor(now.getTime() / (1000 * seconds)) * seconds
  return { start, end: start + seconds }
}
/** The hour and the minute of the clock that an instant is in. */
export const clockHour = clockWindow(3600)
export const clockMinute = clockWindow(60)

type Budget = {
  scope: string
  client: string
  windowsOf: (now: Date) => Window
  /** More than any limit by default. */
  used?: number
}

/** Sets the use of the current window and of the next one, because a window may end during a test. */
export async function spend(
  endpoint: string,
  { scope, client, windowsOf, used = 1_000_000 }: Budget,
): Promise<void> {
  const now = windowsOf(new Date())
  const next = windowsOf(new Date(now.end * 1000))
  const rows = [now, next].map((window) => ({
    ...rateKey(scope, client, window),
    used,
    expiresAt: next.end + 60,
  }))
  await putRows(endpoint, ...rows)
}
