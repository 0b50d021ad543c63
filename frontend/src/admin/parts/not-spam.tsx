import { useChange } from '#frontend/admin/lib/use-call.ts'
import { PressButton } from '#frontend/admin/ui/button.tsx'
import type { SpamList } from '#schemas/contract/spam.ts'

type NotSpamProps = {
  /** Bookings are re-opened instead, which may ask first. */
  list: Exclude<SpamList, 'bookings'>
  record: { id: string; isSpam: boolean }
}

/** Moves a spam record to the ordinary list. Renders nothing on other cards. */
export function NotSpam({ list, record: { id, isSpam } }: NotSpamProps) {
  const change = useChange()
  if (!isSpam) return null
  const keep = () =>
    change('markNotSpam', {
      params: { list, id },
      done: { title: 'Not Spam', description: 'It is in the ordinary list now.' },
      failed: 'Failed to move it out of spam.',
    })
  return <PressButton look="main" label="Not spam" onPress={keep} />
}
