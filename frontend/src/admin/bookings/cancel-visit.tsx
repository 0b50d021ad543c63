import { useState } from 'react'

import { TELL_CUSTOMER } from '#frontend/admin/bookings/visit-news.ts'
import { ConfirmDialog } from '#frontend/admin/components/dialog.tsx'
import { CheckBox } from '#frontend/admin/components/form-field.tsx'
import { formatVisit, nameOf } from '#frontend/admin/lib/format.ts'
import type { Booking } from '#schemas/contract/bookings.ts'

/** Asks before a visit is cancelled, because the mail about it cannot be taken back. */
export function CancelVisit({
  booking,
  onCancel,
  onClose,
}: {
  booking: Booking
  /** Resolves to the reason of a failure. */
  onCancel: (options: { isTold: boolean }) => Promise<string | undefined>
  onClose: () => void
}) {
  const [isTold, setIsTold] = useState(true)
  return (
    <ConfirmDialog
      title={`Cancel the visit of ${nameOf(booking)}?`}
      confirmLabel="Cancel Visit"
      keepLabel="Keep Visit"
      pendingLabel="Cancelling..."
      onConfirm={() => onCancel({ isTold })}
      onClose={onClose}
    >
      {formatVisit(booking)}
      <CheckBox isChecked={isTold} onChange={setIsTold}>
        {TELL_CUSTOMER}
      </CheckBox>
    </ConfirmDialog>
  )
}
