import type { ReactNode } from 'react'

/** Names and values of a record; entries without a value are left out. */
export function Facts({ entries }: { entries: (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="facts">
      {entries
        .filter(([, value]) => value !== undefined && value !== '' && value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
