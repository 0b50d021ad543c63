import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { MailState } from '#frontend/admin/components/mail-state.tsx'
import { formatInstant, shortId } from '#frontend/admin/lib/format.ts'
import { customerPath } from '#frontend/admin/lib/record-links.ts'
import type { NotificationState } from '#schemas/contract/notifications.ts'

/** Footer of a record's card: short id, the way to its customer, creation time and mail state. */
export function RecordMeta({
  record: { id, createdAt, notification, customer },
  createdLabel = '',
  onChanged,
  children,
}: {
  record: {
    id: string
    createdAt: string
    notification?: NotificationState | undefined
    customer?: string | undefined
  }
  /** Precedes the date. */
  createdLabel?: string
  onChanged: () => void
  /** Further facts. */
  children?: ReactNode
}) {
  return (
    <p className="record-meta">
      <span>ID {shortId(id)}</span>
      {customer && <Link to={customerPath(customer, id)}>All of this customer</Link>}
      {children}
      <span>
        {createdLabel} {formatInstant(createdAt)}
      </span>
      <MailState what="Email to you:" mail={notification} onChanged={onChanged} />
    </p>
  )
}
