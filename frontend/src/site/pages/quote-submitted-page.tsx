import { QuoteSubmitted } from '#frontend/islands/quote-submitted/quote-submitted.tsx'
import { Island } from '#frontend/site/island.tsx'
import { useTrail } from '#frontend/site/sections/page-hero.tsx'
import { PhoneText } from '#frontend/ui/phone-link.tsx'
import { Section } from '#frontend/ui/section.tsx'
import { content as quote } from '#words/pages/quote.ts'
import type { QuoteSubmittedContent } from '#words/pages/quote-submitted.ts'

export function QuoteSubmittedPage({ content }: { content: QuoteSubmittedContent }) {
  return (
    <>
      <Island name="quote-submitted" of={QuoteSubmitted} props={{ content, trail: useTrail() }} />
      <noscript>
        <Section tone="paper">
          <p>
            <PhoneText text={quote.needsScript} />
          </p>
        </Section>
      </noscript>
    </>
  )
}
