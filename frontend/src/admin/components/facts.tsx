import type { ReactNode } from 'react'

/** Characters that fit beside other facts. */
const SHORT = 60

const isLong = (value: ReactNode) =>
  typeof value === 'string' && (value.length > SHORT || value.includes('\n'))

/** Names and values of a record; entries without a value are left out. */
export function Facts({ entries }: { entries: (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="facts">
      {entries
        .filter(([, value]) => value !== undefined && value !== '' && value !== null)
        .map(([name, value]) => (
          <div key={name} className={isLong(value) ? 'fact-wide' : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
