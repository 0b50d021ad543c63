import type { GlossaryPage } from '#frontend/content/info-types.ts'
import { anchorOf } from '#frontend/site/anchor.ts'
import type { PageEntry } from '#frontend/site/pages.ts'
import { Closing } from '#frontend/site/sections/closing.tsx'
import { LinkChips } from '#frontend/site/sections/link-chips.tsx'
import { PageHero } from '#frontend/site/sections/page-hero.tsx'
import { StaticSection } from '#frontend/site/sections/section.tsx'

/** Terms in groups, each group with an anchor. */
export function Template({ content, entry }: { content: GlossaryPage; entry: PageEntry }) {
  return (
    <>
      <PageHero entry={entry} headline={content.hero.headline} lead={content.hero.lead}>
        <LinkChips
          links={content.groups.map(({ title }) => ({ href: `#${anchorOf(title)}`, label: title }))}
        />
      </PageHero>
      {content.groups.map(({ title, intro, terms }, index) => (
        <StaticSection
          key={title}
          id={anchorOf(title)}
          heading={title}
          lead={intro}
          tone={index % 2 === 0 ? 'white' : 'paper'}
        >
          <dl className="terms">
            {terms.map(({ term, definition, href }) => (
              <div key={term}>
                <dt>{href ? <a href={href}>{term}</a> : term}</dt>
                <dd>{definition}</dd>
              </div>
            ))}
          </dl>
        </StaticSection>
      ))}
      <Closing closing={content.closing} link={content.closing.link} />
    </>
  )
}
