import { useState } from 'react'
import { useCall } from '#frontend/admin/lib/use-action.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import type { SpamList } from '#schemas/contract/spam.ts'

/** Moves a spam record to the ordinary list. Renders nothing on other cards. */
export function NotSpam({
  list,
  record: { id, isSpam },
  onKept,
}: {
  /** Bookings are re-opened instead, which may ask first. */
  list: Exclude<SpamList, 'bookings'>
  record: { id: string; isSpam: boolean }
  onKept: () => unknown
}) {
  const call = useCall()
  const [isPending, setIsPending] = useState(false)
  if (!isSpam) return null
  async function keep() {
    setIsPending(true)
    const outcome = await call('markNotSpam', {
      params: { list, id },
      done: { title: 'Not Spam', description: 'It is in the ordinary list now.' },
      failed: 'Failed to move it out of spam.',
    })
    setIsPending(false)
    if (outcome.isDone) await onKept()
  }
  return (
    <BusyButton type="button" className="btn btn-primary" onClick={keep} isBusy={isPending}>
      Not spam
    </BusyButton>
  )
}
