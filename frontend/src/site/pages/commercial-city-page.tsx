import { type FormEvent, useRef, useState } from 'react'
import { COMMERCIAL_CITY as WORDS, withCity } from '#frontend/content/en/city-words.ts'
import type { CommercialCity } from '#frontend/content/types.ts'
import { CalculatorLoading } from '#frontend/islands/commercial-quote/calculator-loading.tsx'
import { useReadCity } from '#frontend/lib/visitor-city.ts'
import { cityArt } from '#frontend/site/city-art.ts'
import { Deferred, deferredPart } from '#frontend/site/deferred.tsx'
import { CITIES, otherCities, type PageEntry } from '#frontend/site/pages.ts'
import { BlockSection } from '#frontend/site/sections/block-section.tsx'
import { Cards } from '#frontend/site/sections/cards.tsx'
import { Closing } from '#frontend/site/sections/closing.tsx'
import { Faq } from '#frontend/site/sections/faq.tsx'
import { LinkChips } from '#frontend/site/sections/link-chips.tsx'
import { PageHero } from '#frontend/site/sections/page-hero.tsx'
import { Section, StaticSection } from '#frontend/site/sections/section.tsx'
import { CallButton } from '#frontend/ui/call-button.tsx'

/** Milliseconds between revealing the calculator and scrolling to it. */
const SCROLL_DELAY = 100

const commercialCalculator = deferredPart(
  () =>
    import('#frontend/islands/commercial-quote/commercial-calculator.tsx').then(
      (module) => module.CommercialCalculator,
    ),
  'near',
  CalculatorLoading,
)

/** A city's page for businesses; its quote button reveals the calculator. */
export function Template({ content, entry }: { content: CommercialCity; entry: PageEntry }) {
  const [isRevealed, setIsRevealed] = useState(false)
  const calculator = useRef<HTMLDivElement>(null)
  const { slug, lead, businessTypes, reasons, local, serviceAreas, faq, closing } = content
  const place = CITIES.find((city) => city.slug === slug)
  if (!place) throw new Error(`${slug} is not among the places`)
  useReadCity(slug)
  const named = (text: string) => withCity(text, place.name)

  const sameCounty = CITIES.filter((city) => city.county === place.county && city !== place).map(
    (city) => city.slug,
  )

  function reveal(event: FormEvent) {
    event.preventDefault()
    setIsRevealed(true)
    setTimeout(() => {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      calculator.current?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' })
      calculator.current?.focus({ preventScroll: true })
    }, SCROLL_DELAY)
  }

  return (
    <>
      <PageHero entry={entry} headline={named(WORDS.headline)} lead={lead} art={cityArt(slug)}>
        <div className="actions">
          {/* Without script the button leads to the page that has the calculator. */}
          <form action="/commercial-quote" onSubmit={reveal}>
            <button type="submit" className="btn btn-sun btn-lg" aria-expanded={isRevealed}>
              {WORDS.quoteLabel}
            </button>
          </form>
          <CallButton className="btn-outline-light btn-lg" />
        </div>
      </PageHero>
      {isRevealed && (
        <div ref={calculator} tabIndex={-1} className="revealed">
          <Section heading={WORDS.quoteHeading} tone="paper">
            <Deferred part={commercialCalculator} />
          </Section>
        </div>
      )}
      <BlockSection block={businessTypes} />
      <StaticSection heading={named(WORDS.whyHeading)} tone="mist">
        <Cards cards={reasons} />
      </StaticSection>
      <BlockSection block={local} />
      {serviceAreas && <BlockSection block={serviceAreas} tone="mist" />}
      <Faq heading={named(WORDS.faqHeading)} faq={faq} />
      <StaticSection heading={WORDS.othersHeading}>
        <LinkChips
          links={[
            { href: `/${slug}-window-cleaning`, label: named(WORDS.residentialLabel) },
            ...otherCities(slug, sameCounty).map((city) => ({
              href: `/${city.slug}-commercial-window-cleaning`,
              label: withCity(WORDS.otherLabel, city.name),
            })),
          ]}
        />
      </StaticSection>
      <Closing
        closing={closing}
        link={{ href: `/booking?type=consultation&city=${slug}`, label: WORDS.closingLabel }}
        hasEmail
      />
    </>
  )
}
