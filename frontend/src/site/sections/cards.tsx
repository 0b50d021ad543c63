import type { Card } from '#frontend/content/types.ts'
import { useFill } from '#frontend/site/use-facts.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { isAlone } from '#frontend/ui/is-alone.ts'
import { columnsFor, Tile, TileLink } from '#frontend/ui/tile.tsx'

/** A grid of cards. `isNumbered` shows their order instead of icons. */
export function Cards({ cards, isNumbered = false }: { cards: readonly Card[]; isNumbered?: boolean }) {
  const fill = useFill()
  return (
    <ul className={`cards cards-${columnsFor(cards.length)}`}>
      {cards.map(({ title, text, bullets, icon, href: to, linkLabel }, index) => (
        <Tile
          key={title}
          title={fill(title)}
          {...(isNumbered ? { number: index + 1 } : { icon })}
          isAlone={isAlone(index, cards.length)}
        >
          <p>{fill(text)}</p>
          {bullets && <Bullets items={bullets} />}
          {to && <TileLink to={to}>{linkLabel ?? title}</TileLink>}
        </Tile>
      ))}
    </ul>
  )
}

export function Paragraphs({ texts = [] }: { texts?: readonly string[] | undefined }) {
  const fill = useFill()
  return texts.map((text) => <p key={text}>{fill(text)}</p>)
}

export function Bullets({ items }: { items: readonly string[] }) {
  const fill = useFill()
  return (
    <ul className="ticks">
      {items.map((item) => (
        <li key={item}>
          <Icon name="check-lg" />
          <span>{fill(item)}</span>
        </li>
      ))}
    </ul>
  )
}
