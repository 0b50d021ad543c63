import { QuoteSubmitted } from '#frontend/islands/quote-submitted/quote-submitted.tsx'
import { Island } from '#frontend/site/island.tsx'
import { useTrail } from '#frontend/site/sections/page-hero.tsx'
import type { QuoteSubmittedContent } from '#words/pages/quote-submitted.ts'

export function QuoteSubmittedPage({ content }: { content: QuoteSubmittedContent }) {
  return <Island name="quote-submitted" of={QuoteSubmitted} props={{ content, trail: useTrail() }} />
}
