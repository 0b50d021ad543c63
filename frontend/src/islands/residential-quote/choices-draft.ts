/** Keeps the calculator's choices for the tab: a reload and Back lose none. */
import { keepDraft, readDraft } from '#frontend/lib/draft.ts'
import { wholeCount } from '#frontend/lib/whole-count.ts'
import type { ResidentialChoices } from '#schemas/contract/quotes.ts'
import * as LIMITS from '#schemas/facts/limits.ts'

const KEY = 'home-choices'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const textsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((key) => typeof key === 'string') : []

export function keepChoices(choices: ResidentialChoices): void {
  keepDraft(KEY, { values: choices })
}

/** Fills unanswered questions from the draft. */
export function withDraft(chosen: ResidentialChoices): ResidentialChoices {
  const kept = Object(readDraft(KEY)?.values) as Record<keyof ResidentialChoices, unknown>
  const listed = (name: 'windowTypes' | 'interiorCleaning' | 'extras') =>
    chosen[name].length > 0 ? chosen[name] : textsOf(kept[name])
  return {
    houseSize: chosen.houseSize || textOf(kept.houseSize),
    stories: chosen.stories || textOf(kept.stories),
    windowTypes: listed('windowTypes'),
    interiorCleaning: listed('interiorCleaning'),
    extras: listed('extras'),
    hardWaterStains:
      chosen.hardWaterStains || wholeCount(String(kept.hardWaterStains), LIMITS.hardWaterWindows),
  }
}

export function checkOptions(form: HTMLFormElement, choices: ResidentialChoices): void {
  const chosen = Object.entries(choices).flatMap(([name, keys]) =>
    [keys].flat().map((key) => `${name} ${key}`),
  )
  for (const input of form.querySelectorAll<HTMLInputElement>('[type="radio"], [type="checkbox"]'))
    input.checked = chosen.includes(`${input.name} ${input.value}`)
}
