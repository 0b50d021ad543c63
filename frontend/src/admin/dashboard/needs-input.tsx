import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { ClaimsToConfirm } from '#frontend/admin/dashboard/claims-to-confirm.tsx'
import { FailedMails } from '#frontend/admin/dashboard/failed-mails.tsx'
import { countOf } from '#frontend/admin/lib/format.ts'
import { useApi } from '#frontend/admin/lib/use-api.ts'
import { More } from '#frontend/admin/ui/more.tsx'
import { Panel } from '#frontend/admin/ui/panel.tsx'
import { pricesInWords } from '#frontend/content/es/owner/prices.ts'
import { textsInWords } from '#frontend/content/es/owner/texts.ts'
import { grouped } from '#frontend/lib/format.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import type { Dashboard } from '#schemas/contract/dashboard.ts'
import { pageShowing } from '#schemas/defaults/content.ts'
import { isClaim } from '#schemas/defaults/settings.ts'
import type { LeadType } from '#schemas/facts/statuses.ts'

const SPAM_LISTS: { name: keyof Dashboard['spam']; label: string; to: string }[] = [
  { name: 'quotes', label: 'Quotes', to: '/quotes?status=spam' },
  { name: 'commercialQuotes', label: 'Commercial quotes', to: '/quotes?tab=commercial&status=spam' },
  { name: 'contacts', label: 'Contacts', to: '/contacts?status=spam' },
  { name: 'bookings', label: 'Bookings', to: '/bookings?status=spam' },
]

const RECEIPTED: Record<LeadType, string> = {
  contact: 'messages',
  quote: 'quotes',
  booking: 'bookings',
}

const TITLE = (
  <>
    <Icon name="exclamation-triangle" /> Needs your input
  </>
)

/** Lists what only the owner can supply, and failed mails. Renders nothing when there is none. */
export function NeedsInput({ dashboard }: { dashboard: Dashboard }) {
  const { placeholders, untrueClaims, failedMails, areReceiptsPaused, withoutReceipt, spam } = dashboard
  const { data: prices } = useApi('listPricingEntries')
  const unconfirmed = (prices ?? []).filter(({ isPlaceholder }) => isPlaceholder)
  const { data: texts } = useApi('listContentItems')
  const inEnglish = [
    ...pricesInWords(prices ?? []).flatMap(({ lang, label }) => (lang ? [label] : [])),
    ...textsInWords(texts ?? []).flatMap(({ lang, section, key }) =>
      lang && pageShowing(section, key) ? [`${section}: ${key}`] : [],
    ),
  ]
  const facts = placeholders.filter(({ key }) => !isClaim(key))
  const caught = SPAM_LISTS.filter(({ name }) => spam[name] > 0)
  const lists = [placeholders, untrueClaims, failedMails, unconfirmed, caught, withoutReceipt, inEnglish]
  if (!areReceiptsPaused && lists.every(({ length }) => length === 0)) return null
  return (
    <Panel title={TITLE} isUrgent>
      {failedMails.length > 0 && <FailedMails mails={failedMails} />}
      {areReceiptsPaused && (
        <p>
          Customers get no receipts and reminders: five emails to them came back within a day. Look for
          invented addresses among the latest leads, then set{' '}
          <Link to="/settings?tab=general&q=customer_receipts">receipts</Link> to yes again.
        </p>
      )}
      {withoutReceipt.length > 0 && (
        <p>
          Until midnight, new {withoutReceipt.map((kind) => RECEIPTED[kind]).join(' and ')} get no receipt:
          many were sent today. If the latest leads are all real, raise{' '}
          <Link to="/settings?tab=general&q=receipts_a_day">receipts a day</Link>.
        </p>
      )}
      {caught.length > 0 && (
        <p>
          Looks like spam:{' '}
          {caught.map(({ name, label, to }, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <Link to={to}>
                {label} ({grouped(spam[name])})
              </Link>
            </Fragment>
          ))}
          . Keep what is real.
        </p>
      )}
      {unconfirmed.length > 0 && (
        <p>
          <Link to="/settings?tab=pricing&status=suggested">
            {countOf(unconfirmed.length, { one: 'commercial price', other: 'commercial prices' })}
          </Link>{' '}
          to confirm.
        </p>
      )}
      {inEnglish.length > 0 && (
        <More label={`${grouped(inEnglish.length)} of your words in English on the Spanish pages`}>
          {inEnglish.join('; ')}. Give a price its Spanish label in <Link to="/settings">Pricing</Link>, and a
          text an item with the same key and <code>_es</code> in <Link to="/content">Content</Link>.
        </More>
      )}
      <ClaimsToConfirm placeholders={placeholders} untrueClaims={untrueClaims} />
      {facts.length > 0 && (
        <p>
          <Link to="/settings?tab=general&status=placeholder">
            {countOf(facts.length, { one: 'fact', other: 'facts' })} about your business
          </Link>{' '}
          to give: pages still show a placeholder.
        </p>
      )}
    </Panel>
  )
}
