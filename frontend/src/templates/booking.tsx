import { useEffect } from 'react'
import { Deferred, deferredPart } from '#frontend/components/deferred.tsx'
import type { BookingWords } from '#frontend/content/pages/booking.ts'
import type { PageEntry } from '#frontend/content/pages.ts'
import { useBooked } from '#frontend/features/booking/booked-visit.ts'
import { useSiteInfo } from '#frontend/lib/site-store.ts'
import { useHydrated } from '#frontend/lib/use-hydrated.ts'
import { PageHero } from '#frontend/sections/page-hero.tsx'
import { Section } from '#frontend/sections/section.tsx'
import { telephoneLink } from '#schemas/links.ts'

const bookingFlow = deferredPart(() =>
  import('#frontend/features/booking/booking-flow.tsx').then((module) => module.BookingFlow),
)

/** /booking, and the consultation of `?type=consultation` (decision 11). */
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
      <PageHero entry={entry} headline={heading} lead={lead} />
      <Section tone="paper">
        <BookByPhone />
        <Deferred part={bookingFlow} />
      </Section>
    </>
  )
}

function BookByPhone() {
  const { phone } = useSiteInfo()
  return (
    <noscript>
      <p>
        Booking online needs JavaScript. To book a visit, please call{' '}
        <a href={telephoneLink(phone)}>{phone}</a>.
      </p>
    </noscript>
  )
}
