import { ChoiceField } from '#frontend/ui/field.tsx'
import { RHYTHMS, type Rhythm } from '#schemas/facts/jobs.ts'
import { rhythmLabels as labels } from '#words/labels/services.ts'

/** The rhythm of a text, for instance of an address bar; undefined: just this once. */
export const rhythmOf = (text: string | null): Rhythm | undefined =>
  RHYTHMS.find((months) => String(months) === text)

type HowOftenProps = { value: Rhythm | undefined; onChoose: (rhythm: Rhythm | undefined) => void }

export function HowOften({ value, onChoose }: HowOftenProps) {
  return (
    <ChoiceField
      label={labels.question}
      hint={labels.hint}
      options={[
        { value: '', label: labels.once },
        ...RHYTHMS.map((months) => ({ value: String(months), label: labels.every[months] })),
      ]}
      value={value ?? ''}
      onChange={({ target }) => onChoose(rhythmOf(target.value))}
    />
  )
}
