import { bookingLabels } from '#frontend/content/en/labels/booking.ts'
import { useFocusOnMount } from '#frontend/lib/use-focus-on-mount.ts'
import { Filled } from '#frontend/ui/filled.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { PhoneLink } from '#frontend/ui/phone-link.tsx'
import { VisitText } from '#frontend/ui/visit-text.tsx'
import type { BookingReceipt } from '#schemas/contract/bookings.ts'

const labels = bookingLabels.thanks

/** The confirmation of a booking without a quote. */
export function BookedNote({ receipt }: { receipt: BookingReceipt }) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <div className="panel thanks">
      <h2 ref={heading} tabIndex={-1}>
        {labels.heading}
      </h2>
      <p className="lead">
        <Icon name="calendar-check" /> <VisitText {...receipt} />
      </p>
      <p>
        <Filled text={labels.next} phone={<PhoneLink />} />
      </p>
      <a className="btn btn-primary" href="/">
        {labels.home}
      </a>
    </div>
  )
}
