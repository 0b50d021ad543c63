import type { Block, Link, ResidentialCity } from '#frontend/content/types.ts'
import { format } from '#frontend/lib/format.ts'
import { commercialCityPath, href, residentialCityPath } from '#frontend/lib/href.ts'
import { cityOf, otherCities } from '#frontend/site/cities.ts'
import { usePhotos } from '#frontend/site/photos.ts'
import { BlockSection } from '#frontend/site/sections/block-section.tsx'
import { ButtonLink } from '#frontend/site/sections/button-link.tsx'
import { Bullets, Paragraphs } from '#frontend/site/sections/cards.tsx'
import { CityMap } from '#frontend/site/sections/city-map.tsx'
import { Closing } from '#frontend/site/sections/closing.tsx'
import { Faq } from '#frontend/site/sections/faq.tsx'
import { LinkChips } from '#frontend/site/sections/link-chips.tsx'
import { PageHero } from '#frontend/site/sections/page-hero.tsx'
import { Photo } from '#frontend/site/sections/photo.tsx'
import { CityPhotos } from '#frontend/site/sections/photo-sections.tsx'
import { PlaceList } from '#frontend/site/sections/place-list.tsx'
import { Reviews } from '#frontend/site/sections/reviews.tsx'
import { TownDays } from '#frontend/site/sections/town-days.tsx'
import { TrustLine } from '#frontend/site/sections/trust-line.tsx'
import { useSite } from '#frontend/site/site-context.ts'
import { useFill } from '#frontend/site/use-facts.tsx'
import { CallButton } from '#frontend/ui/call-button.tsx'
import { Section } from '#frontend/ui/section.tsx'
import { residentialCityLabels as labels } from '#words/labels/cities.ts'

export function ResidentialCityPage({ content }: { content: ResidentialCity }) {
  const fill = useFill()
  const { slug, hero, local, areas, residential, commercial, services, highlights, advice } = content
  const place = cityOf(slug)
  const [photo, ...photos] = usePhotos('residential', slug)
  const { quoteHref = '' } = useSite().page
  const others = otherCities(slug, content.nearby)
  const named = (text: string) => format(text, { city: place.name })
  return (
    <>
      <PageHero headline={hero.headline} lead={hero.lead} art={photo && <Photo photo={photo} at="hero" />}>
        <p className="price-tag">
          <strong>{fill('{fromPrice}')}</strong> {fill(labels.priceNote)}
        </p>
        <TownDays place={place} />
        <p className="actions">
          <ButtonLink link={{ href: quoteHref, label: labels.quoteLabel }} />
          <CallButton className="btn-outline-light btn-lg" />
        </p>
        <TrustLine points={[place.leadDays === 0 ? labels.sameDay : labels.nextDay, ...labels.promises]} />
      </PageHero>
      <BlockSection block={local} />
      <CityPhotos photos={photos} city={place.name} />
      <BlockSection block={areas} tone="panel">
        <PlaceList place={place} />
      </BlockSection>
      {services && <BlockSection block={services} />}
      {highlights && <BlockSection block={highlights} tone="deep" />}
      <Section heading={named(labels.whyHeading)} tone="paper">
        <div className="two-columns">
          <BlockColumn block={residential} link={{ href: quoteHref, label: labels.priceLabel }} />
          <BlockColumn
            block={commercial}
            link={{
              href: href(commercialCityPath(slug)),
              label: named(labels.commercialLabel),
            }}
          />
        </div>
      </Section>
      {advice && <BlockSection block={advice} />}
      <Reviews />
      <Section heading={named(labels.mapHeading)} tone="mist" layout="split">
        <CityMap place={place} />
      </Section>
      <Faq heading={named(labels.faqHeading)} faq={content.faq} />
      <Section heading={labels.othersHeading} layout="split" tone="tight">
        <LinkChips
          links={others.map((city) => ({
            href: residentialCityPath(city.slug),
            label: format(labels.otherLabel, { city: city.name }),
          }))}
        />
      </Section>
      <Closing closing={content.closing} link={{ href: quoteHref, label: labels.closingLabel }} />
    </>
  )
}

/** One of several columns of a section, with the way on. */
function BlockColumn({ block, link }: { block: Block; link: Link }) {
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
