import { Icon } from '#frontend/components/icon.tsx'
import { VisitText } from '#frontend/components/visit-text.tsx'
import { useSiteInfo } from '#frontend/lib/site-store.ts'
import { useFocusOnMount } from '#frontend/lib/use-focus-on-mount.ts'
import type { BookingReceipt } from '#schemas/booking.ts'
import { telephoneLink } from '#schemas/links.ts'

/** The confirmation of a booking without a quote. */
export function BookedNote({ receipt }: { receipt: BookingReceipt }) {
  const { phone } = useSiteInfo()
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <div className="panel thanks">
      <h2 ref={heading} tabIndex={-1}>
        Thank you, your visit is requested!
      </h2>
      <p className="lead">
        <Icon name="calendar-check" /> <VisitText {...receipt} />
      </p>
      <p>
        We will confirm it by email or phone. To change it, call <a href={telephoneLink(phone)}>{phone}</a>.
      </p>
      <a className="btn btn-primary" href="/">
        Back to Home
      </a>
    </div>
  )
}
