import { useState } from 'react'
import * as z from 'zod'
import { countOf } from '#frontend/admin/lib/format.ts'
import { FormDialog } from '#frontend/admin/parts/record-form.tsx'
import { filled, scaled } from '#frontend/admin/settings/minutes-plan.ts'
import { PRICES, type Pricing } from '#frontend/admin/settings/use-pricing.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'

const numberFrom = (least: number, most: number, problem: string) =>
  z.object({
    value: z.string().transform(Number).pipe(z.number(problem).min(least, problem).max(most, problem)),
  })

const RATE = numberFrom(1, 1000, 'Dollars from 1 to 1000')
const FACTOR = numberFrom(0.1, 10, 'A number from 0.1 to 10')

type MinutesDialogProps = { kind: 'fill' | 'scale'; start?: string; pricing: Pricing }

/** Previews the minutes of prices that follow from one number, and sets them. */
export function MinutesDialog({ kind, start = '', pricing: { read, setMinutes } }: MinutesDialogProps) {
  const { data: entries = [] } = read
  // Pressed again after a failure, what was set by then is not multiplied twice.
  const [before, setBefore] = useState(entries)
  if (before.length === 0 && entries.length > 0) setBefore(entries)
  const isFill = kind === 'fill'
  const schema = isFill ? RATE : FACTOR
  const planOf = (value: number) => (isFill ? filled(entries, value) : scaled(entries, value, before))
  /** Nothing for what is refused. */
  const planFor = (typed: string) => {
    const { data } = schema.safeParse({ value: typed })
    return data ? planOf(data.value) : []
  }
  return (
    <FormDialog
      title={isFill ? 'Fill Minutes' : 'Scale Minutes'}
      description={
        isFill
          ? 'Sets the minutes of prices that have none, to quarters of an hour. They stay when prices change.'
          : 'Multiplies the minutes of all prices. Quotes that were sent keep theirs.'
      }
      schema={schema}
      draftKey={`minutes ${kind}`}
      defaults={{ value: start }}
      fields={[
        {
          name: 'value',
          label: isFill ? 'A crew earns $ an hour' : 'Times',
          kind: 'decimal',
        },
      ]}
      submitLabel={({ value }) => `Set ${countOf(planFor(value).length, PRICES)}`}
      save={({ value }) => setMinutes(planOf(value))}
      isForm
    >
      {(form) => (
        <ul className="list-unstyled" aria-label="Minutes to set">
          {planFor(form.watch('value')).map(({ entry, minutes }) => (
            <li key={entry.id} className="d-flex justify-content-between gap-2 py-1 border-bottom">
              <span {...ANY_LANGUAGE}>{entry.label}</span>
              <span className="text-nowrap">
                {entry.minutes !== undefined && `${entry.minutes} → `}
                {minutes} min
              </span>
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  )
}
