import type { ReactNode } from 'react'
import { Facts } from '#frontend/admin/components/facts.tsx'
import { factOf } from '#frontend/admin/lib/field-text.ts'
import type { OptionLabel } from '#frontend/admin/lib/use-option-labels.ts'
import { type Fields, listedIn, type Spot } from '#schemas/fields/field.ts'

/** The facts of a record that its table lists in a spot. */
export function RecordFacts<T extends object>({
  fields,
  record,
  spot,
  labels,
  words = {},
}: {
  fields: Fields
  record: T
  spot: Spot
  labels?: OptionLabel
  /** What is said of fields that depend on others. */
  words?: { [Name in keyof T]?: ReactNode }
}) {
  return (
    <Facts
      entries={listedIn(fields, spot).map((leaf) => {
        const [name, value, typed] = factOf(leaf, record, labels)
        return [name, leaf.path in words ? (words[leaf.path as keyof T] as ReactNode) : value, typed]
      })}
    />
  )
}
