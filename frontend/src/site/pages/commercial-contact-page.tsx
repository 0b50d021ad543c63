import type { CommercialContactContent } from '#frontend/content/en/pages/commercial-contact.ts'
import { CommercialContact } from '#frontend/islands/commercial-quote/commercial-contact.tsx'
import { Island } from '#frontend/site/island.tsx'
import { useTrail } from '#frontend/site/sections/page-hero.tsx'

/** Where a commercial quote is sent from. The form library comes with the first touch, or for what the browser has stored. */
export function CommercialContactPage({ content }: { content: CommercialContactContent }) {
  return (
    <Island
      name="commercial-contact"
      of={CommercialContact}
      when="interaction"
      stored="commercialQuoteData draft:commercial"
      props={{ content, trail: useTrail() }}
    />
  )
}
