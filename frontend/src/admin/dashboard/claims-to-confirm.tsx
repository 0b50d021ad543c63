import { KeptFocus } from '#frontend/admin/components/kept-focus.tsx'
import { useAction } from '#frontend/admin/lib/use-action.ts'
import { callApi } from '#frontend/lib/api.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import { CLAIMS } from '#schemas/defaults/claims.ts'

/** What the website claims and the owner has not confirmed yet, each with the page that says it. */
export function ClaimsToConfirm({
  keys,
  onConfirmed,
}: {
  /** Of settings that need the owner. */
  keys: readonly string[]
  onConfirmed: () => Promise<unknown>
}) {
  const act = useAction()
  const open = CLAIMS.filter(({ key }) => keys.includes(key))
  async function confirm(key: string) {
    await act(() => callApi(adminRoutes.updateSetting, { params: { key }, body: { value: 'yes' } }), {
      done: { title: 'Setting Updated', description: 'The claim is confirmed.' },
      failed: 'Failed to update setting.',
    })
    await onConfirmed()
  }
  if (open.length === 0) return null
  return (
    <KeptFocus>
      <p>Your website says this. Is it true? If not, ask for other words.</p>
      <ul className="claims">
        {open.map(({ key, words, page }) => (
          <li key={key} data-key={key}>
            <span>
              “{words}” on <a href={page}>{page}</a>
            </span>
            <button
              type="button"
              className="btn btn-outline-primary"
              aria-label={`It is true: ${words}`}
              onClick={() => confirm(key)}
            >
              It is true
            </button>
          </li>
        ))}
      </ul>
    </KeptFocus>
  )
}
