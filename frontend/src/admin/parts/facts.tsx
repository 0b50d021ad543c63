import type { ReactNode } from 'react'
import { factOf } from '#frontend/admin/lib/field-text.ts'
import { typedText } from '#frontend/admin/lib/typed-text.ts'
import type { OptionLabel } from '#frontend/admin/lib/use-option-labels.ts'
import { type Fields, listedIn, type Spot } from '#schemas/fields/field.ts'

/** Characters that fit beside other facts. */
const SHORT = 60

const isLong = (value: ReactNode) =>
  typeof value === 'string' && (value.length > SHORT || value.includes('\n'))

type Fact = readonly [name: string, value: ReactNode, isTyped?: 'typed' | undefined]

/** Names and values of a record; entries without a value are left out. */
export function Facts({ entries }: { entries: Fact[] }) {
  return (
    <dl className="facts">
      {entries
        .filter(([, value]) => value !== undefined && value !== '' && value !== null)
        .map(([name, value, isTyped]) => (
          <div key={name} className={isLong(value) ? 'fact-wide' : undefined}>
            <dt>{name}</dt>
            <dd {...(isTyped && typedText(value))}>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

type RecordFactsProps<T> = {
  fields: Fields
  record: T
  spot: Spot
  labels?: OptionLabel
  /** What is said of fields that depend on others. */
  words?: { [Name in keyof T]?: ReactNode }
}

/** The facts of a record that its table lists in a spot. */
export function RecordFacts<T extends object>(props: RecordFactsProps<T>) {
  const { fields, record, spot, labels, words } = props
  return (
    <Facts
      entries={listedIn(fields, spot).map((leaf) => {
        const [name, value, typed] = factOf(leaf, record, labels)
        const isSaid = words && leaf.path in words
        return [name, isSaid ? words[leaf.path as keyof T] : value, typed]
      })}
    />
  )
}
