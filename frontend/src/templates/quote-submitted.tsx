import { Icon } from '#frontend/components/icon.tsx'
import type { QuoteSubmittedWords } from '#frontend/content/pages/quote-submitted.ts'
import type { PageEntry } from '#frontend/content/pages.ts'
import { dayName } from '#frontend/lib/days.ts'
import { money } from '#frontend/lib/money.ts'
import { telephoneLink } from '#frontend/lib/phone.ts'
import { useSavedQuote } from '#frontend/lib/saved-quote.ts'
import { useSiteInfo } from '#frontend/lib/site-store.ts'
import { PageHero } from '#frontend/sections/page-hero.tsx'
import { Section } from '#frontend/sections/section.tsx'
import { windowLabel } from '#schemas/arrival-windows.ts'

/** Thanks, the saved quote, and what happens next (decision 13). */
export function Template({ content, entry }: { content: QuoteSubmittedWords; entry: PageEntry }) {
  const { phone, email } = useSiteInfo()
  const quote = useSavedQuote()
  return (
    <>
      <PageHero entry={entry} headline={content.heading} lead={content.lead} />
      <Section tone="paper">
        <div className="contact-grid">
          {quote ? (
            <div className="panel">
              {quote.booking && (
                <p>
                  <Icon name="calendar-check" /> {dayName(quote.booking.serviceDate)},{' '}
                  {windowLabel(quote.booking.serviceTime)} Pacific time
                </p>
              )}
              <h2 className="h3">Your quote</h2>
              <ul className="plain-lines">
                {quote.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <p className="summary-total">Total {money(quote.totalPrice)}</p>
            </div>
          ) : (
            <div className="panel">
              <h2 className="h3">{content.emptyHeading}</h2>
              <p>{content.emptyText}</p>
              <a className="btn btn-sun" href="/#quote">
                Get a quote
              </a>
            </div>
          )}
          <div>
            <h2 className="h3">{content.nextHeading}</h2>
            <ol>
              {content.next.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p>
              Questions? Call <a href={telephoneLink(phone)}>{phone}</a> or write to{' '}
              <a href={`mailto:${email}`}>{email}</a>.
            </p>
            <p className="actions">
              <a className="btn btn-primary" href="/">
                Back to Home
              </a>
              <a className="btn btn-outline-primary" href="/#quote">
                Get Another Quote
              </a>
            </p>
          </div>
        </div>
      </Section>
    </>
  )
}
