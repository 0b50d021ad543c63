import type { StatementContent } from '#frontend/content/info-types.ts'
import { dateText } from '#frontend/lib/days.ts'
import { Paragraphs } from '#frontend/site/sections/cards.tsx'
import { Closing } from '#frontend/site/sections/closing.tsx'
import { PageHero } from '#frontend/site/sections/page-hero.tsx'
import { useFill } from '#frontend/site/use-facts.tsx'

/** Privacy policy and accessibility statement: plain text to read. */
export function StatementPage({ content }: { content: StatementContent }) {
  const fill = useFill()
  return (
    <>
      <PageHero headline={content.hero.headline} lead={content.hero.lead}>
        <p className="mb-0">
          {content.dateLabel}: <time dateTime={content.date}>{dateText(content.date)}</time>
        </p>
      </PageHero>
      <div className="band">
        <div className="container-xl narrow statement">
          {content.blocks.map(({ heading, paragraphs, bullets }) => (
            <section key={heading}>
              <h2 className="h3">{fill(heading)}</h2>
              <Paragraphs texts={paragraphs} />
              {bullets && (
                <ul>
                  {bullets.map((bullet) => (
                    <li key={bullet}>{fill(bullet)}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </div>
      <Closing closing={content.closing} />
    </>
  )
}
