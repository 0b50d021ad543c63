/** Changes settings. */
import { AppError, conflict, staleEdit } from '#functions/errors.ts'
import { tellChange } from '#functions/outbox/mail-writes.ts'
import { checkedSetting, refusedSetting, settingDefinition } from '#functions/settings/setting.ts'
import {
  earlierOf,
  isUntold,
  keptEarlier,
  listSettings,
  loadSettings,
  StoredSetting,
  toSetting,
  valuesOf,
} from '#functions/settings/setting-list.ts'
import { seedCollection } from '#functions/table/collections.ts'
import { either, matching } from '#functions/table/expression.ts'
import { collectionKey } from '#functions/table/keys.ts'
import { readRow } from '#functions/table/read.ts'
import {
  MUST_NOT_EXIST,
  nextVersion,
  put,
  requireVersion,
  sameVersion,
  transact,
  type Write,
} from '#functions/table/transact.ts'
import type { ChangedBy } from '#schemas/contract/notifications.ts'
import { Setting, type SettingDefinition } from '#schemas/contract/settings.ts'
import { RECEIPTS_PAUSED, SETTINGS, type SettingKey, type Settings } from '#schemas/defaults/settings.ts'
import { isGuardedSetting, shownValue } from '#schemas/facts/account.ts'
import { TOO_MANY_DAYS, withDayBlocked } from '#schemas/facts/blocked-days.ts'
import * as LIMITS from '#schemas/facts/limits.ts'

/**
 * @param seen the version the editor saw; undefined: any
 * @param by whose change it is, for the mail about where leads and money go
 * @throws AppError 404 for an unknown key, 400 for a value that breaks the setting's rule, 409 with `current` if `seen` is stale
 */
export async function updateSetting(
  key: string,
  typed: string,
  seen: string | undefined,
  by?: ChangedBy,
): Promise<Setting> {
  const definition = settingDefinition(key)
  const value = checkedSetting(definition, typed)
  const stored = await storedSetting(key)
  const old = { ...toSetting(definition, stored), earlier: stored?.earlier }
  // Another version would say that it was changed since the mail that can undo its last change.
  if (stored?.value === value) return toSetting(definition, stored)
  requireVersion(old, seen)
  await requireAddress(definition.key, value)
  const { next, write } = changed(definition, old, value)
  await transact([write, ...(by ? tellChangeOf(old, next, by) : [])])
  return next
}

async function storedSetting(key: string): Promise<StoredSetting | undefined> {
  const row = await readRow(collectionKey('SETTINGS', key))
  return row && StoredSetting.parse(row)
}

function changed(definition: SettingDefinition, old: StoredSetting, value: string) {
  const next = toSetting(definition, { ...old, value, updatedAt: nextVersion(old) })
  const unchanged = either(MUST_NOT_EXIST, sameVersion(old))
  const write = put({ ...toItem(next), earlier: keptEarlier(old, next) }, unchanged, (current) =>
    staleEdit(toSetting(definition, Setting.parse(current))),
  )
  return { next, write }
}

/** Finds the write that puts back the value before a change, with both values: `undone` if it is back, undefined if another one was stored since. */
export async function undoSetting(key: string, changedAt: string, now: Date) {
  const stored = await storedSetting(key)
  const earlier = stored && earlierOf(stored, now)?.value
  if (earlier === undefined) return 'undone'
  if (stored?.updatedAt !== changedAt) return undefined
  const { write } = changed(settingDefinition(key), stored, earlier)
  // Without the setting, which the link masks.
  const refused = () => conflict('It has just been changed again. Please open the link once more.')
  return { value: stored.value, earlier, writes: [{ ...write, refused }] }
}

function tellChangeOf(old: StoredSetting, next: Setting, by: ChangedBy): Write[] {
  const { key, updatedAt } = next
  if (!isGuardedSetting(key) || isUntold(old) || old.value === next.value) return []
  const shown = { from: shownValue(old.value), to: shownValue(next.value) }
  return tellChange({ what: key, ...by, ...shown, isBack: !keptEarlier(old, next) }, updatedAt)
}

/** Adds a date to those without bookings, whatever else is edited meanwhile, and drops those before today. @returns all values */
export async function blockDay(date: string, today: string): Promise<Settings> {
  for (;;) {
    const settings = await listSettings()
    const blocked = settings.find(({ key }) => key === BLOCKED_DAYS)
    const value = withDayBlocked(blocked?.value ?? '', date, today)
    if (!blocked || value === blocked.value) return valuesOf(settings)
    if (value.length > LIMITS.settingValue) throw conflict(TOO_MANY_DAYS)
    try {
      await updateSetting(BLOCKED_DAYS, value, blocked.updatedAt)
    } catch (error) {
      if (!(error instanceof AppError && error.status === 409)) throw error
    }
  }
}

const BLOCKED_DAYS: SettingKey = 'blocked_days'

/** Follow-ups need a postal address. @throws AppError 400 */
async function requireAddress(key: SettingKey, value: string): Promise<void> {
  const isOn = key === 'follow_ups' && value === 'yes'
  const isRemoved = key === 'business_postal_address' && value === ''
  if (!isOn && !isRemoved) return
  const { follow_ups, business_postal_address } = await loadSettings()
  if (isOn && !business_postal_address)
    throw refusedSetting('Enter the postal address of the business first.')
  if (isRemoved && follow_ups === 'yes') throw refusedSetting('Switch the reminders of quotes off first.')
}

/** Pauses receipts to customers until the owner decides; does nothing if they are off. */
export async function pauseReceipts(): Promise<void> {
  const definition = settingDefinition('customer_receipts')
  const paused = { ...toSetting(definition), value: RECEIPTS_PAUSED, updatedAt: new Date().toISOString() }
  const isOn = either(MUST_NOT_EXIST, matching({ value: 'yes' }))
  await transact([put(toItem(paused), isOn, 'done')])
}

/** Seeds a new table with the defaults; does nothing if that happened before. */
export function seedSettings(): Promise<void> {
  const updatedAt = new Date().toISOString()
  const rows = SETTINGS.map((definition) => ({ ...toSetting(definition), updatedAt }))
  return seedCollection(
    'SETTINGS',
    rows.map((row) => put(toItem(row))),
  )
}

const toItem = (setting: Setting) => ({ ...setting, ...collectionKey('SETTINGS', setting.key) })
