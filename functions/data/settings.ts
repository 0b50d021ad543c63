/** Stored settings over their defaults. */
import { listCollection } from '#functions/data/collections.ts'
import { DEFAULT_SETTINGS, type SettingKey } from '#schemas/defaults/settings.ts'
import { Setting } from '#schemas/setting.ts'

/** Every known setting's value; the default where nothing is stored. */
export async function loadSettings(): Promise<Record<SettingKey, string>> {
  const stored = await listCollection('SETTINGS', Setting)
  const known = stored.filter(({ key }) => key in DEFAULT_SETTINGS).map(({ key, value }) => [key, value])
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(known) }
}
