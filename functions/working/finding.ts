import type { Finding } from '#schemas/contract/working.ts'
import type { FindingCode } from '#schemas/facts/findings.ts'

export const found = (code: FindingCode, values: Finding['values'] = {}): Finding => ({ code, values })

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export const age = (instant: string, now: Date) => now.getTime() - Date.parse(instant)

/** Whole days until an instant. */
export const daysUntil = (instant: string, now: Date) => Math.floor(-age(instant, now) / DAY_MS)
