import type { CommercialCity } from '#frontend/content/types.ts'
import { CommercialCalculator } from '#frontend/islands/commercial-quote/commercial-calculator.tsx'
import { format } from '#frontend/lib/format.ts'
import { commercialCityPath, href, PATHS, residentialCityPath } from '#frontend/lib/href.ts'
import { CITIES, cityOf, otherCities } from '#frontend/site/cities.ts'
import { Island } from '#frontend/site/island.tsx'
import { usePhotos } from '#frontend/site/photos.ts'
import { BlockSection } from '#frontend/site/sections/block-section.tsx'
import { Cards } from '#frontend/site/sections/cards.tsx'
import { Closing } from '#frontend/site/sections/closing.tsx'
import { Faq } from '#frontend/site/sections/faq.tsx'
import { LinkChips } from '#frontend/site/sections/link-chips.tsx'
import { PageHero } from '#frontend/site/sections/page-hero.tsx'
import { Photo } from '#frontend/site/sections/photo.tsx'
import { CityPhotos } from '#frontend/site/sections/photo-sections.tsx'
import { Reviews } from '#frontend/site/sections/reviews.tsx'
import { TownDays } from '#frontend/site/sections/town-days.tsx'
import { CallButton } from '#frontend/ui/call-button.tsx'
import { Section } from '#frontend/ui/section.tsx'
import { commercialCityLabels as labels } from '#words/labels/cities.ts'

const CALCULATOR_ID = 'calculator'

/** A city's page for businesses; its quote button reveals the calculator. */
export function CommercialCityPage({ content }: { content: CommercialCity }) {
  const { slug, lead, businessTypes, reasons, local, serviceAreas, faq, closing } = content
  const place = cityOf(slug)
  const [photo, ...photos] = usePhotos('commercial', slug)
  const named = (text: string) => format(text, { city: place.name })

  const sameCounty = CITIES.filter((city) => city.county === place.county && city !== place).map(
    (city) => city.slug,
  )

  return (
    <>
      <PageHero
        headline={named(labels.headline)}
        lead={lead}
        art={photo && <Photo photo={photo} at="hero" />}
      >
        <TownDays place={place} />
        <div className="actions">
          {/* Reveals the calculator (browser/reveal.ts); without script it leads to the page that has it. */}
          <form action={href(PATHS.commercialQuote)} data-reveals={CALCULATOR_ID}>
            <button type="submit" className="btn btn-sun btn-lg" aria-expanded="false">
              {labels.quoteLabel}
            </button>
          </form>
          <CallButton className="btn-outline-light btn-lg" />
        </div>
      </PageHero>
      <div id={CALCULATOR_ID} tabIndex={-1} hidden>
        <Section heading={labels.quoteHeading} tone="paper">
          <Island name="commercial-calculator" of={CommercialCalculator} />
        </Section>
      </div>
      <BlockSection block={businessTypes} />
      <Section heading={named(labels.whyHeading)} tone="deep">
        <Cards cards={reasons} />
      </Section>
      <BlockSection block={local} />
      <CityPhotos photos={photos} city={place.name} />
      {serviceAreas && <BlockSection block={serviceAreas} tone="panel" />}
      <Reviews />
      <Faq heading={named(labels.faqHeading)} faq={faq} />
      <Section heading={labels.othersHeading} layout="split" tone="tight">
        <LinkChips
          links={[
            { href: residentialCityPath(slug), label: named(labels.residentialLabel) },
            ...otherCities(slug, sameCounty).map((city) => ({
              href: commercialCityPath(city.slug),
              label: format(labels.otherLabel, { city: city.name }),
            })),
          ]}
        />
      </Section>
      <Closing
        closing={closing}
        link={{
          href: href(PATHS.booking, { query: { type: 'consultation', city: slug } }),
          label: labels.closingLabel,
        }}
        hasEmail
      />
    </>
  )
}
