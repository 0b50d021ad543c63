import { CommercialQuote } from '#frontend/islands/commercial-quote/commercial-quote.tsx'
import { Island } from '#frontend/site/island.tsx'
import { ButtonLink } from '#frontend/site/sections/button-link.tsx'
import { Closing } from '#frontend/site/sections/closing.tsx'
import { EditableText, EditableTitle, useEditable } from '#frontend/site/sections/editable-text.tsx'
import { PageHero } from '#frontend/site/sections/page-hero.tsx'
import { CallButton } from '#frontend/ui/call-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Section } from '#frontend/ui/section.tsx'
import { Tile } from '#frontend/ui/tile.tsx'
import type { CommercialQuoteContent } from '#words/pages/commercial-quote.ts'
import { COMMERCIAL_CONTENT } from '#words/texts/commercial.ts'

const SERVICES = [
  { number: 1, icon: 'buildings' },
  { number: 2, icon: 'shop' },
  { number: 3, icon: 'cup-hot' },
  { number: 4, icon: 'hospital' },
] as const
const FEATURES = [1, 2, 3, 4, 5] as const

/** Commercial services with the calculator; the owner edits most of its content. */
export function CommercialQuotePage({ content }: { content: CommercialQuoteContent }) {
  const of = useEditable('commercial', COMMERCIAL_CONTENT)
  return (
    <>
      <PageHero
        headline={<EditableTitle of={of('page_title')} />}
        lead={<EditableTitle of={of('page_subtitle')} />}
      >
        <p className="actions">
          <ButtonLink link={{ href: '#calculator', label: content.calculator.linkLabel }} />
          <CallButton className="btn-outline-light btn-lg" />
        </p>
        <p className="hero-status" role="status" data-loading-content={content.loading} />
      </PageHero>
      <Section>
        <EditableText of={of('intro_text')} className="lead prose" />
        <ul className="cards cards-4">
          {SERVICES.map(({ number, icon }) => (
            <Tile
              key={number}
              icon={icon}
              title={<EditableTitle of={of(`service_${number}_title`)} />}
              isTopLevel
            >
              <EditableText of={of(`service_${number}_description`)} />
            </Tile>
          ))}
        </ul>
      </Section>
      <Island
        name="commercial-quote"
        of={CommercialQuote}
        stored="commercialQuoteData"
        props={{ calculator: content.calculator, completion: content.completion }}
      />
      <Section heading={<EditableTitle of={of('features_title')} />} tone="mist" layout="split">
        <ul className="ticks">
          {FEATURES.map((number) => (
            <li key={number}>
              <Icon name="check-lg" />
              <EditableText of={of(`feature_${number}`)} className="mb-0" />
            </li>
          ))}
        </ul>
      </Section>
      <Closing closing={content.closing} />
    </>
  )
}
