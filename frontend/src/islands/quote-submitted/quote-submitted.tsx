import { Fragment } from 'react'
import type { Link } from '#frontend/content/types.ts'
import { SubmittedQuote } from '#frontend/islands/quote-submitted/submitted-quote.tsx'
import { href, PATHS } from '#frontend/lib/href.ts'
import { type SavedQuote, savedQuote } from '#frontend/lib/use-saved-quote.ts'
import { useStore } from '#frontend/lib/use-store.ts'
import { Format } from '#frontend/ui/format.tsx'
import { Hero } from '#frontend/ui/hero.tsx'
import { isAlone } from '#frontend/ui/is-alone.ts'
import { EmailLink, PhoneLink } from '#frontend/ui/phone-link.tsx'
import { Section } from '#frontend/ui/section.tsx'
import { columnsFor, Tile, TileLink } from '#frontend/ui/tile.tsx'
import { useHydrated } from '#frontend/ui/use-hydrated.ts'
import { commonLabels } from '#words/labels/common.ts'
import type { QuoteSubmittedContent } from '#words/pages/quote-submitted.ts'

export function QuoteSubmitted({ content, trail }: { content: QuoteSubmittedContent; trail: Link[] }) {
  const isHydrated = useHydrated()
  const quote = useStore(savedQuote)
  const state = isHydrated ? stateOf(quote) : 'sent'
  const { heading, lead } = content[state]
  return (
    // Remounts on a change of state: partial updates would shift the layout.
    <Fragment key={state}>
      <Hero trail={trail}>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
      </Hero>
      <Section tone="paper">
        <div className="submitted">
          {/* Only the browser knows whether a quote is stored, so the prerendered page shows neither. */}
          {isHydrated && (quote ? <Submitted content={content} quote={quote} /> : <Ways content={content} />)}
        </div>
      </Section>
    </Fragment>
  )
}

/** How to get a quote, for those who have none. */
function Ways({ content: { ways, waysHeading } }: { content: QuoteSubmittedContent }) {
  return (
    <>
      <h2>{waysHeading}</h2>
      <ul className={`mt-4 cards cards-${columnsFor(ways.length)}`}>
        {ways.map(({ title, text, href: to, linkLabel }, index) => (
          <Tile key={title} title={title} isAlone={isAlone(index, ways.length)}>
            <p>{text}</p>
            {to && <TileLink to={to}>{linkLabel ?? title}</TileLink>}
          </Tile>
        ))}
      </ul>
    </>
  )
}

function Submitted({ content, quote }: { content: QuoteSubmittedContent; quote: SavedQuote }) {
  return (
    <div className="contact-grid">
      <SubmittedQuote quote={quote} content={content} />
      <div>
        {stateOf(quote) !== 'unsent' && (
          <>
            <h2 className="h3">{content.nextHeading}</h2>
            <ol>
              {(quote.booking ? content.nextBooked : content.next).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </>
        )}
        <p>
          <Format text={content.questions} phone={<PhoneLink />} email={<EmailLink />} />
        </p>
        <p className="actions">
          <a className="btn btn-primary" href={href(PATHS.home)}>
            {commonLabels.home}
          </a>
          <a className="btn btn-outline-primary" href={href(PATHS.home, { anchor: 'quote' })}>
            {content.anotherLabel}
          </a>
        </p>
      </div>
    </div>
  )
}

/** A quote has an id once the business has it. */
function stateOf(quote: SavedQuote | undefined): 'sent' | 'booked' | 'unsent' | 'empty' {
  if (!quote) return 'empty'
  if (quote.booking) return 'booked'
  return quote.id ? 'sent' : 'unsent'
}
