import { LinkedQuotePage } from '#frontend/islands/linked-quote/linked-quote.tsx'
import { Island } from '#frontend/site/island.tsx'
import { LinkPage } from '#frontend/site/sections/link-page.tsx'
import type { LinkPageContent } from '#words/pages/visit.ts'

/** /quote, on which a quote is seen, booked, passed on or declined. */
export function QuotePage({ content }: { content: LinkPageContent }) {
  return (
    <LinkPage content={content}>
      <Island name="linked-quote" of={LinkedQuotePage} />
    </LinkPage>
  )
}
