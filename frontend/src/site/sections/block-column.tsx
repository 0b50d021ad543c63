import type { Block, Link } from '#frontend/content/types.ts'
import { href } from '#frontend/lib/href.ts'
import { Bullets, Paragraphs } from '#frontend/site/sections/cards.tsx'
import { useFill } from '#frontend/site/use-facts.tsx'

/** A block as one of several columns of a section, with the way on. */
export function BlockColumn({ block, link }: { block: Block; link: Link }) {
  const fill = useFill()
  return (
    <div>
      <h3>{fill(block.heading)}</h3>
      <Paragraphs texts={block.paragraphs} />
      {block.bullets && <Bullets items={block.bullets} />}
      <p>
        <a href={href(link.href)}>{link.label}</a>
      </p>
    </div>
  )
}
