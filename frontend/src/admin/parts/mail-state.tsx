import { mailWords } from '#frontend/admin/lib/mail-words.ts'
import { useChange } from '#frontend/admin/lib/use-call.ts'
import { PressButton } from '#frontend/admin/ui/button.tsx'
import type { NotificationState } from '#schemas/contract/notifications.ts'

/** The press that a mail's state offers, by state. */
const PRESSES = {
  failed: {
    label: 'Retry',
    name: 'retryNotification',
    done: { title: 'Email Queued', description: 'The notification will be sent again shortly.' },
    failed: 'Failed to send the email again: {message}',
  },
  planned: {
    label: 'Stop',
    name: 'stopNotification',
    done: ({ mayBeSent }: NotificationState) => ({
      title: 'Email Stopped',
      description: `It will not be sent${mayBeSent ? ' again, but an earlier try may have arrived' : ''}.`,
    }),
    failed: 'Failed to stop the email: {message}',
  },
} as const

type MailStateProps = { what: string; mail: NotificationState | undefined }

/**
 * Says whether a mail about a record was sent. Offers Retry if it failed, and Stop while it waits for its time or for another try.
 * Renders nothing without a mail. @param what precedes the state, for instance `Email to you:`
 */
export function MailState({ what, mail }: MailStateProps) {
  const change = useChange()
  if (!mail) return null
  const { id, status, reason, dueAt } = mail
  const isDelayed = status === 'queued' && reason && dueAt
  const state = isDelayed ? 'planned' : status
  const press = state === 'failed' || state === 'planned' ? PRESSES[state] : undefined
  const make = ({ name, ...said }: NonNullable<typeof press>) => change(name, { params: { id }, ...said })
  return (
    <span
      className={`notification d-inline-flex flex-wrap align-items-center column-gap-1 ${status === 'failed' ? 'text-danger fw-semibold' : 'text-body-secondary'}`}
    >
      {what} {mailWords(mail)}
      {press && (
        <PressButton className="btn btn-link btn-sm" label={press.label} onPress={() => make(press)} />
      )}
    </span>
  )
}
