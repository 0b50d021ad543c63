import { CommercialContact } from '#frontend/islands/commercial-quote/commercial-contact.tsx'
import { Island } from '#frontend/site/island.tsx'
import { useTrail } from '#frontend/site/sections/page-hero.tsx'
import type { CommercialContactContent } from '#words/pages/commercial-contact.ts'

/** The form for commercial quotes. It hydrates at the first interaction, or at once if the browser holds a draft or an estimate. */
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
