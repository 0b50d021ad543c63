import { Fragment, type ReactNode } from 'react'

type FactListProps = { facts: readonly (readonly [label: string, value: ReactNode])[] }

/** Labels with their values; one without a value is left out. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="fact-list">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  )
}
