import type { ReactNode } from 'react'
import { NotificationBadge } from '#frontend/admin/components/notification-badge.tsx'
import { formatInstant, shortId } from '#frontend/admin/lib/format.ts'
import type { NotificationState } from '#schemas/contract/notifications.ts'

/** The foot of a record's card: short id, when it came, and whether its mail went out. */
export function RecordMeta({
  record: { id, createdAt, notification },
  createdLabel = '',
  onRetried,
  children,
}: {
  record: { id: string; createdAt: string; notification?: NotificationState | undefined }
  /** Stands before the date. */
  createdLabel?: string
  onRetried: () => void
  /** Further facts. */
  children?: ReactNode
}) {
  return (
    <p className="record-meta">
      <span>ID {shortId(id)}</span>
      {children}
      <span>
        {createdLabel} {formatInstant(createdAt)}
      </span>
      <NotificationBadge notification={notification} onRetried={onRetried} />
    </p>
  )
}
