import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { VisitMarks } from '#frontend/admin/bookings/visit-marks.tsx'
import { formatInstant, formatVisit, preview, shortId } from '#frontend/admin/lib/format.ts'
import { LanguageMark } from '#frontend/admin/parts/record-card.tsx'
import { StatusBadge } from '#frontend/admin/ui/status-badge.tsx'
import { grouped, money } from '#frontend/lib/format.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { Dashboard } from '#schemas/contract/dashboard.ts'
import { nameOf } from '#schemas/facts/typed-text.ts'

/** The newest bookings, contacts and quotes, at most five of each. */
export function RecentLists({ dashboard }: { dashboard: Dashboard }) {
  const { totalBookings, totalContacts, totalQuotes } = dashboard.stats
  return (
    <div className="recent-lists d-flex flex-wrap gap-3 align-items-start">
      <RecentList title="Recent Bookings" to="/bookings" empty="No recent bookings" total={totalBookings}>
        {dashboard.recentBookings.map((booking) => (
          <RecentItem key={booking.id} to={`/bookings?dialog=edit&id=${booking.id}`}>
            <strong {...ANY_LANGUAGE}>{nameOf(booking)}</strong>
            <LanguageMark language={booking.language} />
            <StatusBadge status={booking.status} />
            <VisitMarks booking={booking} />
            <small className="w-100 text-body-secondary">{formatVisit(booking)}</small>
          </RecentItem>
        ))}
      </RecentList>
      <RecentList title="Recent Contacts" to="/contacts" empty="No recent contacts" total={totalContacts}>
        {dashboard.recentContacts.map((contact) => (
          <RecentItem key={contact.id} to={`/contacts?q=${contact.id}`}>
            <strong {...ANY_LANGUAGE}>{contact.name}</strong>
            <LanguageMark language={contact.language} />
            <StatusBadge status={contact.status} />
            <small className="w-100 text-body-secondary" {...ANY_LANGUAGE}>
              {preview(contact.message)}
            </small>
          </RecentItem>
        ))}
      </RecentList>
      <RecentList title="Recent Quotes" to="/quotes" empty="No recent quotes" total={totalQuotes}>
        {dashboard.recentQuotes.map((quote) => (
          <RecentItem key={quote.id} to={`/quotes?q=${quote.id}`}>
            <strong {...ANY_LANGUAGE}>{quote.customerInfo.name}</strong>
            <LanguageMark language={quote.language} />
            <span className="fw-semibold">{money(quote.totalPrice)}</span>
            <small className="w-100 text-body-secondary">
              {shortId(quote.id)}, {formatInstant(quote.createdAt)}
            </small>
          </RecentItem>
        ))}
      </RecentList>
    </div>
  )
}

type RecentListProps = { title: string; to: string; empty: string; total: number; children: ReactNode[] }

function RecentList({ title, to, empty, total, children }: RecentListProps) {
  return (
    <section className="admin-panel">
      <div className="d-flex justify-content-between align-items-baseline gap-3 mb-2">
        <h2>{title}</h2>
        <Link to={to} className="btn btn-link p-0">
          View all<span className="visually-hidden"> {title.replace('Recent ', '').toLowerCase()}</span>
        </Link>
      </div>
      {children.length === 0 ? (
        <p className="text-body-secondary mb-0">{empty}</p>
      ) : (
        <ul className="list-unstyled">{children}</ul>
      )}
      {total > children.length && (
        <p className="mb-0">
          The newest {children.length} of {grouped(total)}.
        </p>
      )}
    </section>
  )
}

function RecentItem({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="recent-item">
        {children}
      </Link>
    </li>
  )
}
