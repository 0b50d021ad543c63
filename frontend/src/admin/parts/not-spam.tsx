import { useCall } from '#frontend/admin/lib/use-call.ts'
import { useReload } from '#frontend/admin/lib/use-reload.ts'
import { PressButton } from '#frontend/admin/ui/button.tsx'
import type { SpamList } from '#schemas/contract/spam.ts'

/** Moves a spam record to the ordinary list. Renders nothing on other cards. */
export function NotSpam({
  list,
  record: { id, isSpam },
}: {
  /** Bookings are re-opened instead, which may ask first. */
  list: Exclude<SpamList, 'bookings'>
  record: { id: string; isSpam: boolean }
}) {
  const call = useCall()
  const reload = useReload()
  if (!isSpam) return null
  async function keep() {
    const outcome = await call('markNotSpam', {
      params: { list, id },
      done: { title: 'Not Spam', description: 'It is in the ordinary list now.' },
      failed: 'Failed to move it out of spam.',
    })
    if (outcome.isDone) await reload()
  }
  return <PressButton look="main" label="Not spam" onPress={keep} />
}
