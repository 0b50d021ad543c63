import type { StatementPage } from '#frontend/content/info-types.ts'
import { dateText } from '#frontend/lib/days.ts'
import type { PageEntry } from '#frontend/site/pages.ts'
import { prerendered } from '#frontend/site/prerendered.tsx'
import { Closing } from '#frontend/site/sections/closing.tsx'
import { PageHero } from '#frontend/site/sections/page-hero.tsx'
import { WordBlock } from '#frontend/site/sections/word-block.tsx'

/** Privacy policy and accessibility statement: plain text to read. */
export function Template({ content, entry }: { content: StatementPage; entry: PageEntry }) {
  return (
    <>
      <PageHero entry={entry} headline={content.hero.headline} lead={content.hero.lead}>
        <p className="mb-0">
          {content.dateLabel}: <time dateTime={content.date}>{dateText(content.date)}</time>
        </p>
      </PageHero>
      <Statement blocks={content.blocks} />
      <Closing closing={content.closing} link={content.closing.link} />
    </>
  )
}

const Statement = prerendered(({ blocks }: Pick<StatementPage, 'blocks'>) => (
  <div className="band">
    <div className="container-xl narrow statement">
      {blocks.map((block) => (
        <WordBlock key={block.heading} block={block} />
      ))}
    </div>
  </div>
))
