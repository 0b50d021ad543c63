import { Fragment } from 'react'
import type { QuoteSubmittedWords } from '#frontend/content/en/pages/quote-submitted.ts'
import { SubmittedQuote } from '#frontend/islands/booking/submitted-quote.tsx'
import { useSiteInfo } from '#frontend/lib/site-store.ts'
import { useHydrated } from '#frontend/lib/use-hydrated.ts'
import { type SavedQuote, useSavedQuote } from '#frontend/lib/use-saved-quote.ts'
import type { PageEntry } from '#frontend/site/pages.ts'
import { Cards } from '#frontend/site/sections/cards.tsx'
import { PageHero } from '#frontend/site/sections/page-hero.tsx'
import { Section } from '#frontend/site/sections/section.tsx'
import { Filled } from '#frontend/ui/filled.tsx'
import { PhoneLink } from '#frontend/ui/phone-link.tsx'

/** Thanks, the saved quote, and what happens next. */
export function Template({ content, entry }: { content: QuoteSubmittedWords; entry: PageEntry }) {
  const isHydrated = useHydrated()
  const quote = useSavedQuote()
  const state = isHydrated ? stateOf(quote) : 'sent'
  const { heading, lead } = content[state]
  return (
    // Another state takes the place of the built one as a whole: what stays would move.
    <Fragment key={state}>
      <PageHero entry={entry} headline={heading} lead={lead} />
      <Section tone="paper">
        <div className="submitted">
          {/* What the browser holds decides all of this: shown earlier, it would move. */}
          {isHydrated && (quote ? <Submitted content={content} quote={quote} /> : <Ways content={content} />)}
        </div>
      </Section>
    </Fragment>
  )
}

/** How to get a quote, for those who have none. */
function Ways({ content }: { content: QuoteSubmittedWords }) {
  return (
    <>
      <h2>{content.waysHeading}</h2>
      <Cards cards={content.ways} />
    </>
  )
}

function Submitted({ content, quote }: { content: QuoteSubmittedWords; quote: SavedQuote }) {
  const { email } = useSiteInfo()
  return (
    <div className="contact-grid">
      <SubmittedQuote quote={quote} words={content} />
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
          <Filled
            text={content.questions}
            phone={<PhoneLink />}
            email={<a href={`mailto:${email}`}>{email}</a>}
          />
        </p>
        <p className="actions">
          <a className="btn btn-primary" href="/">
            {content.homeLabel}
          </a>
          <a className="btn btn-outline-primary" href="/#quote">
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
