import { nameOf } from '#frontend/admin/bookings/booking-fields.ts'
import { ShareLink } from '#frontend/admin/components/share-link.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import type { Booking } from '#schemas/contract/bookings.ts'
import { textLink } from '#schemas/facts/links.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** The customer's link of a visit, to copy or to text from the owner's own phone. */
export function ShareVisit({
  booking,
  onRevoked,
  onClose,
}: {
  booking: Booking
  onRevoked: () => unknown
  onClose: () => void
}) {
  const { id, phone } = booking
  return (
    <ShareLink
      title={`Link for ${nameOf(booking)}`}
      about="Whoever has it sees day, town and price of the visit, and can move or cancel it."
      name={id}
      load={(isRevoked) => callApi(adminRoutes.createVisitLink, { params: { id }, body: { isRevoked } })}
      addressOf={({ visit }) => visit}
      actions={({ text }) => (
        <a className="btn btn-outline-primary" href={textLink(phone, text)}>
          <Icon name="chat-left-text" /> Text the Link
        </a>
      )}
      renew={{
        label: 'Disable Old Links',
        warning:
          'Every link to this visit that was sent, also in emails, stops working. You get a new one here.',
        done: 'Only this new link works.',
        failed: 'Failed to replace the links.',
      }}
      onRenewed={onRevoked}
      onClose={onClose}
    />
  )
}

/** The address at which the owner's own calendar reads all visits. */
export function ShareCalendar({ onClose }: { onClose: () => void }) {
  return (
    <ShareLink
      title="Subscribe in Your Own Calendar"
      about="Add this address as a subscription in your calendar app. It then shows the visits from a month ago to four months ahead, and reads them again from time to time. Keep it to yourself."
      name="calendar"
      load={(isRenewed) => callApi(adminRoutes.shareCalendar, { body: { isRenewed } })}
      addressOf={({ feed }) => feed}
      renew={{
        label: 'New Address',
        warning: 'Calendars that have subscribed to the old address stop getting visits.',
        done: 'Only this new address works. Subscribe to it.',
        failed: 'Failed to replace the address.',
      }}
      onClose={onClose}
    />
  )
}
