/** Settings: stored values over the defaults. A new setting needs no migration. */
import { digestId } from '#functions/mailbox.ts'
import { listCollection } from '#functions/table/collections.ts'
import { Setting } from '#schemas/contract/settings.ts'
import type { SettingDefinition } from '#schemas/defaults/setting-rules.ts'
import { DEFAULT_SETTINGS, SETTINGS, type Settings } from '#schemas/defaults/settings.ts'

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
    id: idOf(key),
    key,
    value,
    type,
    description,
    isPlaceholder: definition.isPlaceholder === true && value === definition.value,
    updatedAt: stored?.updatedAt ?? NEVER,
  }
}

/** Derives the id from the key, so that it is the same whether or not a row is stored. */
const idOf = (key: string): string => digestId(`setting ${key}`)
