import { formatInstant } from '#frontend/admin/lib/format.ts'
import { useApi } from '#frontend/admin/lib/use-api.ts'
import { useCall } from '#frontend/admin/lib/use-call.ts'
import { PressButton } from '#frontend/admin/ui/button.tsx'
import type { Publication } from '#schemas/contract/publication.ts'

const PARTS: Record<Publication['waiting'][number], string> = {
  facts: 'settings',
  prices: 'prices',
  texts: 'website texts or photos',
}

/** An edit is on the website within seconds. */
const WAITING_MS = 3000

/** When the website was last updated, which edits are not on it yet, and why not. */
export function SiteStatus() {
  const { data, mutate } = useApi('getPublication', undefined, {
    shouldRetryOnError: false,
    refreshInterval: (latest) => (latest?.waiting.length ? WAITING_MS : 0),
  })
  const call = useCall()
  if (!data?.publishedAt && !data?.failure) return null
  const { publishedAt, waiting, failure } = data
  async function retry() {
    await call('retryPublication', {
      done: { title: 'Update Started', description: 'The website will be updated shortly.' },
      failed: 'Failed to update the website: {message}',
    })
    await mutate()
  }
  const sentences = [
    publishedAt && `Site updated ${formatInstant(publishedAt)}.`,
    waiting.length > 0 && `Not on it yet: ${waiting.map((part) => PARTS[part]).join(', ')}.`,
    failure && `The last update failed. ${failure}`,
  ]
  return (
    <div className={failure ? 'alert alert-warning' : 'text-body-secondary mb-3'} role="status">
      {sentences.filter(Boolean).join(' ')}
      {(failure || waiting.length > 0) && (
        <PressButton className="btn btn-link btn-sm" label="Retry" onPress={retry} />
      )}
    </div>
  )
}
