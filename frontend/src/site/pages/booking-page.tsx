import { useEffect } from 'react'
import type { BookingWords } from '#frontend/content/en/pages/booking.ts'
import { useBooked } from '#frontend/islands/booking/use-booked-visit.ts'
import { useHydrated } from '#frontend/lib/use-hydrated.ts'
import { Deferred, deferredPart } from '#frontend/site/deferred.tsx'
import type { PageEntry } from '#frontend/site/pages.ts'
import { PageHero } from '#frontend/site/sections/page-hero.tsx'
import { Section } from '#frontend/site/sections/section.tsx'
import { Filled } from '#frontend/ui/filled.tsx'
import { PhoneLink } from '#frontend/ui/phone-link.tsx'

const bookingFlow = deferredPart(() =>
  import('#frontend/islands/booking/booking-flow.tsx').then((module) => module.BookingFlow),
)

/** /booking, and the consultation of `?type=consultation`. */
export function Template({ content, entry }: { content: BookingWords; entry: PageEntry }) {
  // The prerendered page does not know its query.
  const isConsultation = useHydrated() && new URLSearchParams(location.search).get('type') === 'consultation'
  const isBooked = useBooked() !== undefined
  const { consultation, visit, booked } = content
  const { heading, lead } = isBooked ? booked : isConsultation ? consultation : visit
  useEffect(() => {
    if (isBooked) document.title = booked.title
  }, [isBooked, booked])
  return (
    <>
      <PageHero entry={entry} headline={heading} lead={lead} isSmall />
      <Section tone="paper">
        <noscript>
          <p>
            <Filled text={content.needsScript} phone={<PhoneLink />} />
          </p>
        </noscript>
        <Deferred part={bookingFlow} />
      </Section>
    </>
  )
}
