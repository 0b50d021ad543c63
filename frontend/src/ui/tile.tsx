import type { ReactNode } from 'react'
import type { IconName } from '#frontend/content/icons.ts'
import { href } from '#frontend/lib/href.ts'
import { Icon } from '#frontend/ui/icon.tsx'

type TileProps = {
  id?: string
  title: ReactNode
  icon?: IconName | undefined
  number?: number
  /** The last of an odd number, which takes both columns where there are two. */
  isAlone?: boolean
  /** Below the page's headline without a section heading between, it is an h2. */
  isTopLevel?: boolean
  children: ReactNode
}

export function Tile({ id, title, icon, number, isAlone, isTopLevel, children }: TileProps) {
  return (
    // `:last-child` would match each tile in turn while the HTML streams in.
    <li id={id} className={isAlone ? 'tile tile-alone' : 'tile'}>
      {number !== undefined && (
        <span className="tile-number" aria-hidden="true">
          {number}
        </span>
      )}
      {icon && (
        <span className="tile-icon">
          <Icon name={icon} />
        </span>
      )}
      {isTopLevel ? <h2 className="h3">{title}</h2> : <h3>{title}</h3>}
      {children}
    </li>
  )
}

/** Columns on wide screens that leave no tile alone in the last row; 5 is rows of three and two. */
export function columnsFor(count: number): number {
  return count === 2 || count === 4 || count === 5 ? count : 3
}

export function TileLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    // The whole card leads there.
    <a className="tile-link stretched-link" href={href(to)}>
      {children}
      <Icon name="arrow-right" />
    </a>
  )
}
