/** Settings: stored values over the defaults. A new setting needs no migration. */

import * as z from 'zod'
import { listCollection } from '#functions/table/collections.ts'
import { digestId } from '#functions/table/keys.ts'
import { Instant } from '#schemas/contract/records.ts'
import { Setting, type SettingDefinition } from '#schemas/contract/settings.ts'
import { DEFAULT_SETTINGS, SETTINGS, type SettingKey, type Settings } from '#schemas/defaults/settings.ts'
import { isGuardedSetting, isUndoable } from '#schemas/facts/account.ts'

/** The version of a setting that is not stored yet. */
const NEVER = new Date(0).toISOString()

/** All values by key; the default where nothing is stored. */
export async function loadSettings(): Promise<Settings> {
  return valuesOf(await listSettings())
}

export function valuesOf(settings: readonly Setting[]): Settings {
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(settings.map(({ key, value }) => [key, value])) }
}

/** All settings, in the order of their definitions. */
export async function listSettings(): Promise<Setting[]> {
  const stored = new Map((await listCollection('SETTINGS', Setting)).map((row) => [row.key, row]))
  return SETTINGS.map((definition) => toSetting(definition, stored.get(definition.key)))
}

/** Takes type and description from the definition. A placeholder is one while it has its default. */
export function toSetting(definition: SettingDefinition, stored?: Setting): Setting {
  const { key, type = 'text', description } = definition
  const value = stored?.value ?? definition.value
  return {
    // The same whether or not a row is stored.
    id: digestId(`setting ${key}`),
    key,
    value,
    type,
    description,
    isPlaceholder: definition.isPlaceholder === true && value === definition.value,
    updatedAt: stored?.updatedAt ?? NEVER,
  }
}

/**
 * A setting that says where leads or money go keeps its earlier value while changes of it can be undone. `earlier` holds that value
 * and when the series of changes began.
 */
export const StoredSetting = Setting.extend({
  earlier: z.object({ value: z.string(), since: Instant }).optional(),
})
export type StoredSetting = z.infer<typeof StoredSetting>
type Earlier = NonNullable<StoredSetting['earlier']>

/** The value to which a change is undone; undefined if there is none, or it is too late. */
export function earlierOf({ earlier, updatedAt }: StoredSetting, now: Date): Earlier | undefined {
  return isUndoable(updatedAt, now) ? earlier : undefined
}

/** The address for leads before it was changed, while that can be undone. */
export async function earlierAddress(now: Date): Promise<string | undefined> {
  const rows = await listCollection('SETTINGS', StoredSetting)
  const row = rows.find(({ key }) => key === ('notification_email' satisfies SettingKey))
  return row && earlierOf(row, now)?.value
}

/** True while a setting still has the placeholder that it began with; a value that replaced another one was relied on. */
export const isUntold = ({ isPlaceholder, earlier }: StoredSetting) => isPlaceholder && !earlier

/**
 * What a new value keeps. All changes within the hours are undone to the value before the first: a thief who changes an address twice
 * would otherwise get a link back to their own.
 */
export function keptEarlier(old: StoredSetting, { key, value, updatedAt }: Setting): Earlier | undefined {
  if (!isGuardedSetting(key) || isUntold(old)) return undefined
  const earlier = earlierOf(old, new Date(updatedAt)) ?? { value: old.value, since: updatedAt }
  return earlier.value === value ? undefined : earlier
}
