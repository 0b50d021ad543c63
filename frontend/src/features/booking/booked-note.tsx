import { Filled } from '#frontend/components/filled.tsx'
import { Icon } from '#frontend/components/icon.tsx'
import { PhoneLink } from '#frontend/components/phone-link.tsx'
import { VisitText } from '#frontend/components/visit-text.tsx'
import { bookingLabels } from '#frontend/content/labels/booking.ts'
import { useFocusOnMount } from '#frontend/lib/use-focus-on-mount.ts'
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
