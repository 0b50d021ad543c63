import type { ComponentProps, ReactNode } from 'react'
import type { Block } from '#frontend/content/types.ts'
import { useFill } from '#frontend/lib/site-store.ts'
import { prerendered } from '#frontend/site/prerendered.tsx'
import { Bullets, Cards } from '#frontend/site/sections/cards.tsx'
import { Section } from '#frontend/site/sections/section.tsx'

type BlockSectionProps = { block: Block; children?: ReactNode } & Pick<
  ComponentProps<typeof Section>,
  'id' | 'tone'
>

/** A block of words as a section: cards go across, text stands beside its heading. */
export const BlockSection = prerendered(({ block, children, ...section }: BlockSectionProps) => {
  const fill = useFill()
  const { heading, paragraphs = [], bullets, cards } = block
  return (
    <Section {...section} heading={fill(heading)} layout={cards ? 'wide' : 'split'}>
      {paragraphs.length > 0 && (
        <div className="prose">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{fill(paragraph)}</p>
          ))}
        </div>
      )}
      {bullets && <Bullets items={bullets} />}
      {cards && <Cards cards={cards} />}
      {children}
    </Section>
  )
})
