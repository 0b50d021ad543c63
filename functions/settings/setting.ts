import { invalidInput, notFound } from '#functions/errors.ts'
import { type SettingDefinition, settingProblem } from '#schemas/contract/settings.ts'
import { SETTINGS, type SettingKey } from '#schemas/defaults/settings.ts'

/** @throws AppError 404 for a key that is not a setting */
export function settingDefinition(key: string): SettingDefinition & { key: SettingKey } {
  const definition = SETTINGS.find((setting) => setting.key === key)
  if (!definition) throw notFound('setting')
  return definition
}

/**
 * Normalises and validates a value.
 * @throws AppError 400 with the rule's message
 */
export function checkedSetting({ rule }: SettingDefinition, typed: string): string {
  const value = rule?.normalise?.(typed) ?? typed
  const problem = settingProblem(rule, value)
  if (problem !== undefined) throw refusedSetting(problem)
  return value
}

export const refusedSetting = (message: string) => invalidInput({ value: message }, message)
