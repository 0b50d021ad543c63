import type { GlossaryContent } from '#frontend/content/info-types.ts'
import { href } from '#frontend/lib/href.ts'
import { anchorOf } from '#frontend/site/anchor.ts'
import { Closing } from '#frontend/site/sections/closing.tsx'
import { LinkChips } from '#frontend/site/sections/link-chips.tsx'
import { PageHero } from '#frontend/site/sections/page-hero.tsx'
import { Section } from '#frontend/ui/section.tsx'

export function GlossaryPage({ content }: { content: GlossaryContent }) {
  return (
    <>
      <PageHero headline={content.hero.headline} lead={content.hero.lead}>
        <LinkChips
          links={content.groups.map(({ title }) => ({ href: `#${anchorOf(title)}`, label: title }))}
        />
      </PageHero>
      {content.groups.map(({ title, intro, terms }, index) => (
        <Section
          key={title}
          id={anchorOf(title)}
          heading={title}
          lead={intro}
          tone={index % 2 === 0 ? 'white' : 'paper'}
        >
          <dl className="terms">
            {terms.map(({ term, definition, href: path }) => (
              <div key={term}>
                <dt>{path ? <a href={href(path)}>{term}</a> : term}</dt>
                <dd>{definition}</dd>
              </div>
            ))}
          </dl>
        </Section>
      ))}
      <Closing closing={content.closing} />
    </>
  )
}
