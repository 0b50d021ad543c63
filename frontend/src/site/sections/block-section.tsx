import type { ComponentProps, ReactNode } from 'react'
import type { Block } from '#frontend/content/types.ts'
import { Bullets, Cards, Paragraphs } from '#frontend/site/sections/cards.tsx'
import { useFill } from '#frontend/site/use-facts.tsx'
import { Section } from '#frontend/ui/section.tsx'

type BlockSectionProps = { block: Block; children?: ReactNode } & Pick<
  ComponentProps<typeof Section>,
  'id' | 'tone'
>

/** A block as a section: cards go across, text goes beside its heading. */
export function BlockSection({ block, children, ...section }: BlockSectionProps) {
  const fill = useFill()
  const { heading, paragraphs = [], bullets, cards } = block
  return (
    <Section {...section} heading={fill(heading)} layout={cards ? 'wide' : 'split'}>
      {paragraphs.length > 0 && (
        <div className="prose">
          <Paragraphs texts={paragraphs} />
        </div>
      )}
      {bullets && <Bullets items={bullets} />}
      {cards && <Cards cards={cards} />}
      {children}
    </Section>
  )
}
