import { useEffect } from 'react'
import { Deferred, deferredPart } from '#frontend/components/deferred.tsx'
import { Filled } from '#frontend/components/filled.tsx'
import { PhoneLink } from '#frontend/components/phone-link.tsx'
import type { BookingWords } from '#frontend/content/pages/booking.ts'
import type { PageEntry } from '#frontend/content/pages.ts'
import { useBooked } from '#frontend/features/booking/booked-visit.ts'
import { useHydrated } from '#frontend/lib/use-hydrated.ts'
import { PageHero } from '#frontend/sections/page-hero.tsx'
import { Section } from '#frontend/sections/section.tsx'

const bookingFlow = deferredPart(() =>
  import('#frontend/features/booking/booking-flow.tsx').then((module) => module.BookingFlow),
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
