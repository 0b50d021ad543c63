import { formatWait } from '#frontend/admin/lib/format.ts'
import { useNow } from '#frontend/admin/lib/use-pacific-today.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { PROMISED_ANSWER_MS } from '#schemas/facts/statuses.ts'

/** True for a message that waits longer than the site promises. */
export const isLate = (since: string) => Date.parse(since) + PROMISED_ANSWER_MS < Date.now()

type ReplyClockProps = { status: string | undefined; record: { isSpam: boolean; createdAt: string } }

/** The same until there is an answer. @param status of the message */
export function ReplyClock({ status, record: { isSpam, createdAt } }: ReplyClockProps) {
  return status === 'new' && !isSpam && <PromiseClock since={createdAt} />
}

/** Time left to answer, or overdue. Updates while it is shown. */
export function PromiseClock({ since }: { since: string }) {
  const left = Date.parse(since) + PROMISED_ANSWER_MS - useNow()
  return (
    <span className={`badge ${left < 0 ? 'badge-red' : 'badge-clock'}`}>
      <Icon name="clock" /> {left < 0 ? `${formatWait(-left)} late` : `Reply within ${formatWait(left)}`}
    </span>
  )
}
