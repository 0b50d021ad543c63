import type { StatementContent } from '#frontend/content/info-types.ts'
import { dateText } from '#frontend/lib/days.ts'
import { BlockText } from '#frontend/site/sections/block-text.tsx'
import { Closing } from '#frontend/site/sections/closing.tsx'
import { PageHero } from '#frontend/site/sections/page-hero.tsx'

/** Privacy policy and accessibility statement: plain text to read. */
export function StatementPage({ content }: { content: StatementContent }) {
  return (
    <>
      <PageHero headline={content.hero.headline} lead={content.hero.lead}>
        <p className="mb-0">
          {content.dateLabel}: <time dateTime={content.date}>{dateText(content.date)}</time>
        </p>
      </PageHero>
      <div className="band">
        <div className="container-xl narrow statement">
          {content.blocks.map((block) => (
            <BlockText key={block.heading} block={block} />
          ))}
        </div>
      </div>
      <Closing closing={content.closing} link={content.closing.link} />
    </>
  )
}
