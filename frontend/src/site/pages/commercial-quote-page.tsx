import { Suspense, useEffect } from 'react'
import type { CommercialQuoteWords } from '#frontend/content/en/pages/commercial-quote.ts'
import {
  useSavedCommercialQuote,
  useSentRequest,
} from '#frontend/islands/commercial-quote/use-saved-commercial-quote.ts'
import { useEditable } from '#frontend/lib/use-editable.ts'
import { Deferred, deferredPart } from '#frontend/site/deferred.tsx'
import type { PageEntry } from '#frontend/site/pages.ts'
import { Closing } from '#frontend/site/sections/closing.tsx'
import { EditableText } from '#frontend/site/sections/editable-text.tsx'
import { PageHero } from '#frontend/site/sections/page-hero.tsx'
import { PriceByPhone } from '#frontend/site/sections/price-by-phone.tsx'
import { Section } from '#frontend/site/sections/section.tsx'
import { CallButton } from '#frontend/ui/call-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { lazyPart } from '#frontend/ui/lazy-part.ts'
import { COMMERCIAL_TEXTS } from '#schemas/defaults/commercial-texts.ts'

const SERVICES = [
  { number: 1, icon: 'buildings' },
  { number: 2, icon: 'shop' },
  { number: 3, icon: 'cup-hot' },
  { number: 4, icon: 'hospital' },
] as const
const FEATURES = [1, 2, 3, 4, 5] as const

const commercialCalculator = deferredPart(() =>
  import('#frontend/islands/commercial-quote/commercial-calculator.tsx').then(
    (module) => module.CommercialCalculator,
  ),
)

// Shown only once a quote is saved, which prerendered markup never is.
const CommercialCompletion = lazyPart(() =>
  import('#frontend/islands/commercial-quote/commercial-completion.tsx').then(
    (module) => module.CommercialCompletion,
  ),
)

/** Commercial services with the calculator; most words are the owner's to edit. */
export function Template({ content, entry }: { content: CommercialQuoteWords; entry: PageEntry }) {
  const { of, isLoading } = useEditable('commercial', COMMERCIAL_TEXTS)
  const savedQuote = useSavedCommercialQuote()
  const sent = useSentRequest()
  const isComplete = Boolean(savedQuote || sent)

  // The browser looked for the anchor before the saved quote was known.
  useEffect(() => {
    if (isComplete && location.hash === '#complete') document.getElementById('complete')?.scrollIntoView()
  }, [isComplete])

  return (
    <>
      <PageHero entry={entry} headline={of('page_title').text} lead={of('page_subtitle').text}>
        <p className="actions">
          <a className="btn btn-sun btn-lg" href="#calculator">
            {content.calculator.linkLabel}
          </a>
          <CallButton className="btn-outline-light btn-lg" />
        </p>
        <p className="hero-status" role="status">
          {isLoading && content.loading}
        </p>
      </PageHero>
      <Section>
        <EditableText words={of('intro_text')} className="lead prose" />
        <ul className="cards cards-4">
          {SERVICES.map(({ number, icon }) => (
            <li key={number} className="tile">
              <span className="tile-icon">
                <Icon name={icon} />
              </span>
              <h2 className="h3">{of(`service_${number}_title`).text}</h2>
              <EditableText words={of(`service_${number}_description`)} />
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="calculator"
        heading={content.calculator.heading}
        lead={content.calculator.lead}
        tone="paper"
      >
        <PriceByPhone />
        <Deferred part={commercialCalculator} />
      </Section>
      {isComplete && (
        <Section id="complete" {...(sent ? {} : content.completion)}>
          <Suspense>
            <CommercialCompletion />
          </Suspense>
        </Section>
      )}
      <Section heading={of('features_title').text} tone="mist" layout="split">
        <ul className="ticks">
          {FEATURES.map((number) => (
            <li key={number}>
              <Icon name="check-lg" />
              <EditableText words={of(`feature_${number}`)} className="mb-0" />
            </li>
          ))}
        </ul>
      </Section>
      <Closing closing={content.closing} link={content.closing.link} />
    </>
  )
}
