import type { Card } from '#frontend/content/types.ts'
import { useFill } from '#frontend/lib/site-store.ts'
import { Icon } from '#frontend/ui/icon.tsx'

/** A grid of cards. `isNumbered` shows their order instead of icons. */
export function Cards({ cards, isNumbered = false }: { cards: readonly Card[]; isNumbered?: boolean }) {
  const fill = useFill()
  return (
    <ul className={`cards cards-${columnsFor(cards.length)}`}>
      {cards.map((card, index) => (
        <li key={card.title} className={tileClass(index, cards.length)}>
          {isNumbered ? (
            <span className="tile-number" aria-hidden="true">
              {index + 1}
            </span>
          ) : (
            card.icon && (
              <span className="tile-icon">
                <Icon name={card.icon} />
              </span>
            )
          )}
          <h3>{fill(card.title)}</h3>
          <p>{fill(card.text)}</p>
          {card.bullets && <Bullets items={card.bullets} />}
          {card.href && (
            <a className="tile-link" href={card.href}>
              {card.linkLabel ?? card.title}
              <Icon name="arrow-right" />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Where there are two columns, the last of an odd number takes both. `:last-child` would be each in turn while a page arrives. */
function tileClass(index: number, count: number): string {
  return index === count - 1 && count % 2 === 1 ? 'tile tile-alone' : 'tile'
}

/** Columns on wide screens that leave no card alone in the last row; 5 stands for rows of three and two. */
export function columnsFor(count: number): number {
  return count === 2 || count === 4 || count === 5 ? count : 3
}

/** A list with ticks. */
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
