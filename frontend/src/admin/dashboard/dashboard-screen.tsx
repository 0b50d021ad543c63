import { Link } from 'react-router-dom'
import { NeedsInput } from '#frontend/admin/dashboard/needs-input.tsx'
import { RecentLists } from '#frontend/admin/dashboard/recent-lists.tsx'
import { SiteStatus } from '#frontend/admin/dashboard/site-status.tsx'
import { SCREENS } from '#frontend/admin/lib/screens.ts'
import { useApi } from '#frontend/admin/lib/use-api.ts'
import { ReloadContext } from '#frontend/admin/lib/use-reload.ts'
import { useSession } from '#frontend/admin/lib/use-session.ts'
import { NextStop } from '#frontend/admin/today/next-stop.tsx'
import { Screen } from '#frontend/admin/ui/screen.tsx'
import { Reading } from '#frontend/admin/ui/status-messages.tsx'
import { countText } from '#frontend/admin/working/finding-words.ts'
import { grouped } from '#frontend/lib/format.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import type { Dashboard } from '#schemas/contract/dashboard.ts'
import { workingLabels as labels } from '#words/labels/working.ts'

const STATS: { name: keyof Dashboard['stats']; label: string; to: string }[] = [
  { name: 'totalQuotes', label: 'Total Quotes', to: '/quotes' },
  { name: 'totalBookings', label: 'Total Bookings', to: '/bookings' },
  { name: 'totalContacts', label: 'Total Contacts', to: '/contacts' },
  { name: 'pendingBookings', label: 'Pending Bookings', to: '/bookings?status=pending' },
  { name: 'newContacts', label: 'New Contacts', to: '/contacts?status=new' },
]

/** /admin/dashboard: the day at a glance. Shows zeros when it cannot be read. */
export function DashboardScreen() {
  const { admin } = useSession()
  const { data, error, isLoading, mutate } = useApi('getDashboard', undefined, { shouldRetryOnError: false })
  return (
    <Screen title="Admin Dashboard" hasBackLink={false}>
      {admin?.hasFirstPassword && (
        <p className="alert alert-warning">
          You sign in with the password that was printed when your account was made, and others may have seen
          it. <Link to="/settings?tab=account">Choose your own password</Link>.
        </p>
      )}
      <NextStop />
      <Reading what="the dashboard" {...{ error, isLoading }} onRetry={() => mutate()} />
      {/* All at once: what was read late would push down what is about to be pressed. */}
      {!isLoading && (
        <>
          {data && <WorkingNotice />}
          <ReloadContext value={() => mutate()}>{data && <NeedsInput dashboard={data} />}</ReloadContext>
          <ul className="stat-cards d-flex flex-wrap gap-2 mb-4" aria-label="Totals">
            {STATS.map(({ name, label, to }) => (
              <li key={name}>
                <Link
                  to={to}
                  className="stat-card d-flex flex-column h-100 small text-body text-decoration-none"
                >
                  <span className="stat-number">{grouped(data?.stats[name] ?? 0)}</span>
                  <span>{label}</span>
                </Link>
              </li>
            ))}
          </ul>
          <SiteStatus />
          <NavigationCards />
          {data && <RecentLists dashboard={data} />}
        </>
      )}
    </Screen>
  )
}

/** Leads from the dashboard to what is wrong. Renders nothing while nothing is known to be. */
function WorkingNotice() {
  const { data } = useApi('getWorking', undefined, { shouldRetryOnError: false })
  const wrong = data && countText(data, 'wrong')
  if (!wrong) return null
  return (
    <p className="alert alert-warning" role="status">
      <Icon name="exclamation-triangle" /> {labels.title} {wrong} <Link to="/working">{labels.seeAll}</Link>
    </p>
  )
}

const NAV_CARD = 'nav-card d-flex align-items-center gap-3 h-100 text-body text-decoration-none'

function NavigationCards() {
  return (
    <ul className="nav-cards mb-4" aria-label="Sections">
      {SCREENS.flatMap((screen) =>
        'description' in screen ? (
          <li key={screen.path}>
            <Link to={screen.path} className={NAV_CARD}>
              <Icon name={screen.icon} className="fs-3 text-primary" />
              <span>
                <strong className="d-block">{screen.shortTitle}</strong>
                <small className="d-block text-body-secondary">{screen.description}</small>
              </span>
            </Link>
          </li>
        ) : (
          []
        ),
      )}
      <li>
        <div className={NAV_CARD}>
          <Icon name="graph-up" className="fs-3 text-primary" />
          <span>
            <strong className="d-block">Analytics</strong>
            <small className="d-block text-body-secondary">Coming soon</small>
          </span>
        </div>
      </li>
    </ul>
  )
}
