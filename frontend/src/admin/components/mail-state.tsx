import { useState } from 'react'
import { mailWords } from '#frontend/admin/lib/mail-words.ts'
import { useAction } from '#frontend/admin/lib/use-action.ts'
import { callApi } from '#frontend/lib/api.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import type { NotificationState } from '#schemas/contract/notifications.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** Whether a mail about a record was sent, with Retry where it failed. Renders nothing without one. */
export function MailState({
  what,
  mail,
  onRetried,
}: {
  /** Precedes the state, for instance `Email to you:`. */
  what: string
  mail: NotificationState | undefined
  onRetried: () => void
}) {
  const act = useAction()
  const [isPending, setIsPending] = useState(false)
  if (!mail) return null
  const { id, status } = mail
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
    <span
      className={`notification ${status === 'failed' ? 'text-danger fw-semibold' : 'text-body-secondary'}`}
    >
      {what} {mailWords(mail)}
      {status === 'failed' && (
        <BusyButton type="button" className="btn btn-link btn-sm" onClick={retry} isBusy={isPending}>
          Retry
        </BusyButton>
      )}
    </span>
  )
}
