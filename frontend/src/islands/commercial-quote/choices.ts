/** Reads and fills the commercial calculator's form, and maps its names to the stored ones. */

import { wholeCount } from '#frontend/lib/whole-count.ts'
import { showCount } from '#frontend/ui/count-field.tsx'
import type { CommercialChoices } from '#schemas/contract/contacts.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import type { WindowField } from '#schemas/price/commercial.ts'

/** Window inputs in the order shown. `smallWindows` is stored for MEDIUM windows, `smallWindowsTiny` for SMALL ones. */
export const WINDOW_INPUTS: readonly { name: string; stored: WindowField }[] = [
  { name: 'largeWindows', stored: 'largeWindows' },
  { name: 'mediumWindows', stored: 'smallWindows' },
  { name: 'smallWindows', stored: 'smallWindowsTiny' },
  { name: 'floorToFloorWindows', stored: 'floorToFloorWindows' },
  { name: 'frenchWindows', stored: 'frenchWindows' },
]

export const NO_CHOICES: CommercialChoices = {
  largeWindows: 0,
  smallWindows: 0,
  smallWindowsTiny: 0,
  floorToFloorWindows: 0,
  frenchWindows: 0,
  buildingType: '',
  stories: '1',
  frequency: 'monthly',
  isConstructionCleaning: false,
  isOutsideOnly: false,
}

/** Reads the form under the stored names. */
export function readChoices(form: HTMLFormElement): CommercialChoices {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  const counts = Object.fromEntries(
    WINDOW_INPUTS.map(({ name, stored }) => [stored, wholeCount(text(name), LIMITS.commercialWindows)]),
  ) as Record<WindowField, number>
  return {
    ...counts,
    buildingType: text('buildingType'),
    stories: text('stories') === '2_plus' ? '2_plus' : '1',
    frequency: text('frequency'),
    isConstructionCleaning: data.has('isConstructionCleaning'),
    isOutsideOnly: data.has('isOutsideOnly'),
  }
}

/** Fills the form from a saved quote; skips values that its lists do not offer. */
export function writeChoices(form: HTMLFormElement, choices: CommercialChoices) {
  const values = {
    ...choices,
    ...Object.fromEntries(WINDOW_INPUTS.map(({ name, stored }) => [name, String(choices[stored])])),
  }
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && typeof value === 'boolean') field.checked = value
    else if (field instanceof HTMLInputElement) showCount(field, Number(value))
    else if (
      field instanceof HTMLSelectElement &&
      [...field.options].some((option) => option.value === value)
    ) {
      field.value = String(value)
    }
  }
}
