import bookingArt from '#frontend/assets/booking.svg'
import { BookingFlow } from '#frontend/islands/booking/booking-flow.tsx'
import { BookingHeading } from '#frontend/islands/booking/booking-heading.tsx'
import { Island } from '#frontend/site/island.tsx'
import { Credentials } from '#frontend/site/sections/credentials.tsx'
import { useTrail } from '#frontend/site/sections/page-hero.tsx'
import { Hero } from '#frontend/ui/hero.tsx'
import { Section } from '#frontend/ui/section.tsx'
import { WithoutScript } from '#frontend/ui/without-script.tsx'
import type { BookingContent } from '#words/pages/booking.ts'

/** /booking, and the consultation of `?type=consultation`. */
export function BookingPage({ content }: { content: BookingContent }) {
  const { visit, consultation, booked, needsScript } = content
  return (
    <>
      <Hero trail={useTrail()} isSmall>
        <Island name="booking-heading" of={BookingHeading} props={{ visit, consultation, booked }} />
        <img className="hero-desk" src={bookingArt} width="372" height="164" alt="" loading="lazy" />
      </Hero>
      <Section tone="paper">
        <WithoutScript text={needsScript} />
        <Island name="booking-flow" of={BookingFlow} />
        <Credentials />
      </Section>
    </>
  )
}
