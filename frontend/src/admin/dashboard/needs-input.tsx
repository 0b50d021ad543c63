import { Link } from 'react-router-dom'
import { countOf } from '#frontend/admin/lib/format.ts'
import { Icon } from '#frontend/components/icon.tsx'
import type { Dashboard } from '#schemas/dashboard.ts'

/** What only the owner can supply, and mails that could not be sent. Nothing when all is well. */
export function NeedsInput({ dashboard: { placeholders, failedNotifications } }: { dashboard: Dashboard }) {
  if (placeholders.length === 0 && failedNotifications === 0) return null
  return (
    <section className="panel panel-attention" aria-labelledby="needs-input">
      <h2 id="needs-input">
        <Icon name="exclamation-triangle" /> Needs your input
      </h2>
      <ul>
        {failedNotifications > 0 && (
          <li>
            {countOf(failedNotifications, 'e-mail')} to you could not be sent. Check the address in{' '}
            <Link to="/settings?tab=general&q=notification_email">General Settings</Link>, then use Retry on
            the records marked failed.
          </li>
        )}
        {placeholders.map(({ key, description }) => (
          <li key={key}>
            <Link to={`/settings?tab=general&q=${encodeURIComponent(key)}`}>{description}</Link> still holds a
            placeholder
          </li>
        ))}
      </ul>
    </section>
  )
}
