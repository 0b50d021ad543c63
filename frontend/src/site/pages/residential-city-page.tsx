import { RESIDENTIAL_CITY as WORDS, withCity } from '#frontend/content/en/city-words.ts'
import type { ResidentialCity } from '#frontend/content/types.ts'
import { useFill } from '#frontend/lib/site-store.ts'
import { useReadCity } from '#frontend/lib/visitor-city.ts'
import { cityArt } from '#frontend/site/city-art.ts'
import { CITIES, otherCities, type PageEntry } from '#frontend/site/pages.ts'
import { BlockSection } from '#frontend/site/sections/block-section.tsx'
import { CityMap } from '#frontend/site/sections/city-map.tsx'
import { Closing } from '#frontend/site/sections/closing.tsx'
import { Faq } from '#frontend/site/sections/faq.tsx'
import { LinkChips } from '#frontend/site/sections/link-chips.tsx'
import { PageHero } from '#frontend/site/sections/page-hero.tsx'
import { PlaceList } from '#frontend/site/sections/place-list.tsx'
import { Section, StaticSection } from '#frontend/site/sections/section.tsx'
import { TrustLine } from '#frontend/site/sections/trust-line.tsx'
import { WordColumn } from '#frontend/site/sections/word-column.tsx'
import { CallButton } from '#frontend/ui/call-button.tsx'

/** A city's page for homes. */
export function Template({ content, entry }: { content: ResidentialCity; entry: PageEntry }) {
  const fill = useFill()
  const { slug, hero, local, areas, residential, commercial, services, highlights, advice } = content
  const place = CITIES.find((city) => city.slug === slug)
  if (!place) throw new Error(`${slug} is not among the places`)
  const { quoteHref = '' } = entry
  useReadCity(slug)
  const others = otherCities(slug, content.nearby)
  const named = (text: string) => withCity(text, place.name)
  return (
    <>
      <PageHero entry={entry} headline={hero.headline} lead={hero.lead} art={cityArt(slug)}>
        <p className="price-tag">
          <strong>{fill('{fromPrice}')}</strong> {WORDS.priceNote}
        </p>
        <p className="actions">
          <a className="btn btn-sun btn-lg" href={quoteHref}>
            {WORDS.quoteLabel}
          </a>
          <CallButton className="btn-outline-light btn-lg" />
        </p>
        <TrustLine points={[place.leadDays === 0 ? WORDS.sameDay : WORDS.nextDay, ...WORDS.promises]} />
      </PageHero>
      <BlockSection block={local} />
      <BlockSection block={areas} tone="mist">
        <PlaceList place={place} />
      </BlockSection>
      {services && <BlockSection block={services} />}
      {highlights && <BlockSection block={highlights} tone="paper" />}
      <StaticSection heading={named(WORDS.whyHeading)} tone={highlights ? 'white' : 'paper'}>
        <div className="two-columns">
          <WordColumn block={residential} link={{ href: quoteHref, label: WORDS.priceLabel }} />
          <WordColumn
            block={commercial}
            link={{
              href: `/${slug}-commercial-window-cleaning`,
              label: named(WORDS.commercialLabel),
            }}
          />
        </div>
      </StaticSection>
      {advice && <BlockSection block={advice} />}
      <Section heading={named(WORDS.mapHeading)} tone="mist" layout="split">
        <CityMap place={place} />
      </Section>
      <Faq heading={named(WORDS.faqHeading)} faq={content.faq} />
      <StaticSection heading={WORDS.othersHeading} layout="split">
        <LinkChips
          links={others.map((city) => ({
            href: `/${city.slug}-window-cleaning`,
            label: withCity(WORDS.otherLabel, city.name),
          }))}
        />
      </StaticSection>
      <Closing closing={content.closing} link={{ href: quoteHref, label: WORDS.closingLabel }} />
    </>
  )
}
