import type { LinkPageContent } from '#frontend/content/en/pages/visit.ts'
import { LinkedQuotePage } from '#frontend/islands/linked-quote/linked-quote.tsx'
import { Island } from '#frontend/site/island.tsx'
import { LinkPage } from '#frontend/site/sections/link-page.tsx'

/** /quote, on which a quote is seen, booked, passed on or declined. */
export function QuotePage({ content }: { content: LinkPageContent }) {
  return (
    <LinkPage content={content}>
      <Island name="linked-quote" of={LinkedQuotePage} />
    </LinkPage>
  )
}
