import type { ReactNode } from 'react'
import { MailState } from '#frontend/admin/components/mail-state.tsx'
import { formatInstant, shortId } from '#frontend/admin/lib/format.ts'
import type { NotificationState } from '#schemas/contract/notifications.ts'

/** Footer of a record's card: short id, creation time and mail state. */
export function RecordMeta({
  record: { id, createdAt, notification },
  createdLabel = '',
  onChanged,
  children,
}: {
  record: { id: string; createdAt: string; notification?: NotificationState | undefined }
  /** Precedes the date. */
  createdLabel?: string
  onChanged: () => void
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
      <MailState what="Email to you:" mail={notification} onChanged={onChanged} />
    </p>
  )
}
