import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { ClaimsToConfirm } from '#frontend/admin/dashboard/claims-to-confirm.tsx'
import { countOf } from '#frontend/admin/lib/format.ts'
import { useWholeList } from '#frontend/admin/lib/use-api.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import type { Dashboard } from '#schemas/contract/dashboard.ts'
import { CLAIMS } from '#schemas/defaults/claims.ts'
import { adminRoutes } from '#schemas/routes.ts'

const SPAM_LISTS: { name: keyof Dashboard['spam']; label: string; to: string }[] = [
  { name: 'quotes', label: 'Quotes', to: '/quotes?status=spam' },
  { name: 'commercialQuotes', label: 'Commercial quotes', to: '/quotes?tab=commercial&status=spam' },
  { name: 'contacts', label: 'Contacts', to: '/contacts?status=spam' },
  { name: 'bookings', label: 'Bookings', to: '/bookings?status=spam' },
]

/** Lists what only the owner can supply, and failed mails. Renders nothing when there is none. */
export function NeedsInput({
  dashboard: { placeholders, untrueClaims, failedNotifications, areReceiptsPaused, spam },
  onChanged,
}: {
  dashboard: Dashboard
  onChanged: () => Promise<unknown>
}) {
  const { data: prices } = useWholeList(adminRoutes.listPricingEntries)
  const unconfirmed = (prices ?? []).filter(({ isPlaceholder }) => isPlaceholder).length
  const facts = placeholders.filter(({ key }) => !CLAIMS.some((claim) => claim.key === key))
  const caught = SPAM_LISTS.filter(({ name }) => spam[name] > 0)
  const counts = [placeholders.length, untrueClaims.length, failedNotifications, unconfirmed, caught.length]
  if (!areReceiptsPaused && counts.every((count) => count === 0)) return null
  return (
    <section className="admin-panel admin-panel-attention" aria-labelledby="needs-input">
      <h2 id="needs-input">
        <Icon name="exclamation-triangle" /> Needs your input
      </h2>
      {failedNotifications > 0 && (
        <p>
          {countOf(failedNotifications, { one: 'email', other: 'emails' })} to you could not be sent. Check
          the address in <Link to="/settings?tab=general&q=notification_email">General Settings</Link>, then
          use Retry on the records marked failed.
        </p>
      )}
      {areReceiptsPaused && (
        <p>
          Customers get no receipts at the moment: within a day, five receipts could not be delivered or were
          marked as spam. Your own emails about leads still arrive. Look for invented addresses among the
          latest leads, then set <Link to="/settings?tab=general&q=customer_receipts">receipts</Link> to yes
          again.
        </p>
      )}
      {caught.length > 0 && (
        <p>
          These look like spam and are in no list:{' '}
          {caught.map(({ name, label, to }, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <Link to={to}>
                {label} ({spam[name].toLocaleString('en-US')})
              </Link>
            </Fragment>
          ))}
          . Keep what is real, delete the rest.
        </p>
      )}
      {unconfirmed > 0 && (
        <p>
          <Link to="/settings?tab=pricing&status=suggested">
            {countOf(unconfirmed, { one: 'commercial price', other: 'commercial prices' })}
          </Link>{' '}
          to confirm: they still are our suggestions.
        </p>
      )}
      <ClaimsToConfirm
        open={placeholders.map(({ key }) => key)}
        untrue={untrueClaims}
        onAnswered={onChanged}
      />
      {facts.length > 0 && (
        <>
          <p>These still hold a placeholder:</p>
          <ul className="placeholders">
            {facts.map(({ key, description }) => (
              <li key={key}>
                <Link to={`/settings?tab=general&q=${encodeURIComponent(key)}`}>{description}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
