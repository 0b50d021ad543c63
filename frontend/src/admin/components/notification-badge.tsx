import { useState } from 'react'
import { useAction } from '#frontend/admin/lib/use-action.ts'
import { callApi } from '#frontend/lib/api.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import type { NotificationState } from '#schemas/contract/notifications.ts'
import { adminRoutes } from '#schemas/routes.ts'

const LOOKS: Record<NotificationState['status'], { text: string; className: string }> = {
  planned: { text: 'Email to you: planned', className: 'text-body-secondary' },
  queued: { text: 'Email to you: waiting', className: 'text-body-secondary' },
  sending: { text: 'Email to you: being sent', className: 'text-body-secondary' },
  held: { text: 'Email to you: in the next summary', className: 'text-body-secondary' },
  sent: { text: 'Email to you: sent', className: 'text-body-secondary' },
  failed: { text: 'Email to you: failed', className: 'text-danger fw-semibold' },
  skipped: { text: 'Email to you: not sent', className: 'text-body-secondary' },
}

/** Whether the owner's mail about a record was sent, with Retry where it failed. */
export function NotificationBadge({
  notification,
  onRetried,
}: {
  notification: NotificationState | undefined
  onRetried: () => void
}) {
  const act = useAction()
  const [isPending, setIsPending] = useState(false)
  if (!notification) return null
  const { id, status, reason } = notification
  async function retry() {
    setIsPending(true)
    const outcome = await act(() => callApi(adminRoutes.retryNotification, { params: { id } }), {
      done: { title: 'Email Queued', description: 'The notification will be sent again shortly.' },
      failed: 'Failed to send the email again: {message}',
    })
    setIsPending(false)
    if (outcome.isDone) onRetried()
  }
  return (
    <span className={`notification ${LOOKS[status].className}`}>
      {LOOKS[status].text}
      {reason && status === 'failed' && `: ${reason}`}
      {status === 'failed' && (
        <BusyButton type="button" className="btn btn-link btn-sm" onClick={retry} isBusy={isPending}>
          Retry
        </BusyButton>
      )}
    </span>
  )
}
