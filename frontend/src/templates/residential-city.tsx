import { CallButton } from '#frontend/components/call-button.tsx'
import { CITIES, otherCities, type PageEntry } from '#frontend/content/pages.ts'
import type { ResidentialCity } from '#frontend/content/types.ts'
import { cityArt } from '#frontend/lib/city-art.ts'
import { useFill } from '#frontend/lib/site-store.ts'
import { BlockSection } from '#frontend/sections/block-section.tsx'
import { CityMap } from '#frontend/sections/city-map.tsx'
import { Closing } from '#frontend/sections/closing.tsx'
import { Faq } from '#frontend/sections/faq.tsx'
import { LinkChips } from '#frontend/sections/link-chips.tsx'
import { PageHero } from '#frontend/sections/page-hero.tsx'
import { PlaceList } from '#frontend/sections/place-list.tsx'
import { Section, StaticSection } from '#frontend/sections/section.tsx'
import { TrustLine } from '#frontend/sections/trust-line.tsx'
import { WordColumn } from '#frontend/sections/word-column.tsx'

/** A city's page for homes. */
export function Template({ content, entry }: { content: ResidentialCity; entry: PageEntry }) {
  const fill = useFill()
  const { slug, hero, local, areas, residential, commercial, services, highlights, advice } = content
  const place = CITIES.find((city) => city.slug === slug)
  if (!place) throw new Error(`${slug} is not among the places`)
  const others = otherCities(slug, content.nearby)
  return (
    <>
      <PageHero entry={entry} headline={hero.headline} lead={hero.lead} art={cityArt(slug)}>
        <p className="price-tag">
          <strong>{fill('{fromPrice}')}</strong> for homes up to 1,600 sq ft: outside, one story
        </p>
        <p className="actions">
          <a className="btn btn-sun btn-lg" href="/#quote">
            Get a free quote
          </a>
          <CallButton className="btn-outline-light btn-lg" />
        </p>
        <TrustLine
          points={[
            place.leadDays === 0
              ? 'Same-day service, Monday to Saturday'
              : 'Next-day service, Monday to Saturday',
            '100% satisfaction guarantee',
            'Insured, background-checked staff',
          ]}
        />
      </PageHero>
      <BlockSection block={local} />
      <BlockSection block={areas} tone="mist">
        <PlaceList place={place} />
      </BlockSection>
      {services && <BlockSection block={services} />}
      {highlights && <BlockSection block={highlights} tone="paper" />}
      <StaticSection heading={`Why ${place.name} chooses us`} tone={highlights ? 'white' : 'paper'}>
        <div className="two-columns">
          <WordColumn block={residential} />
          <WordColumn block={commercial} />
        </div>
      </StaticSection>
      {advice && <BlockSection block={advice} />}
      <Section heading={`${place.name} on the map`} tone="mist" layout="split">
        <CityMap name={place.name} />
      </Section>
      <Faq heading={`Questions from ${place.name}`} faq={content.faq} />
      <StaticSection heading="Other cities, nearby ones first" layout="split">
        <LinkChips
          links={others.map((city) => ({
            href: `/${city.slug}-window-cleaning`,
            label: `${city.name} window cleaning`,
          }))}
        />
      </StaticSection>
      <Closing closing={content.closing} link={{ href: '/#quote', label: 'Get Instant Quote' }} />
    </>
  )
}
