import type { ReactNode } from 'react'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'

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
            <dd {...(isTyped && ANY_LANGUAGE)}>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
