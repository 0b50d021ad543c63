import { agreedPrice, visitWords } from '#frontend/admin/bookings/booking-facts.tsx'
import { VisitMarks } from '#frontend/admin/bookings/visit-marks.tsx'
import { estimateWords } from '#frontend/admin/lib/field-text.ts'
import { formatVisit } from '#frontend/admin/lib/format.ts'
import { nameOfMail } from '#frontend/admin/lib/mail-words.ts'
import { KIND_LABELS, recordPath } from '#frontend/admin/lib/record-links.ts'
import { RecordFacts } from '#frontend/admin/parts/facts.tsx'
import { MailState } from '#frontend/admin/parts/mail-state.tsx'
import { RecordCard, RecordMeta } from '#frontend/admin/parts/record-card.tsx'
import { LinkButton } from '#frontend/admin/ui/button.tsx'
import { StatusBadge } from '#frontend/admin/ui/status-badge.tsx'
import { money } from '#frontend/lib/format.ts'
import type { CustomerRecord } from '#schemas/contract/customers.ts'
import { BOOKING_FIELDS } from '#schemas/fields/booking.ts'
import { COMMERCIAL_QUOTE_FIELDS } from '#schemas/fields/commercial-quote.ts'
import { CONTACT_FIELDS } from '#schemas/fields/contact.ts'
import type { Fields } from '#schemas/fields/field.ts'
import { QUOTE_FIELDS } from '#schemas/fields/quote.ts'

export function RecordOfCustomer({ entry }: { entry: CustomerRecord }) {
  const { kind, record, mails } = entry
  return (
    <RecordCard record={record} name={KIND_LABELS[kind]} marks={<Marks entry={entry} />}>
      <FactsOf entry={entry} />
      <RecordMeta record={record}>
        {mails.map((mail) => (
          <MailState key={mail.id} what={`Customer: ${nameOfMail(mail)}`} mail={mail} />
        ))}
      </RecordMeta>
      <div className="record-actions">
        <LinkButton to={recordPath({ kind, id: record.id })} label={`Open ${KIND_LABELS[kind]}`} />
      </div>
    </RecordCard>
  )
}

function Marks({ entry }: { entry: CustomerRecord }) {
  switch (entry.kind) {
    case 'contact':
      return <StatusBadge status={entry.record.status} />
    case 'booking':
      return (
        <>
          <StatusBadge status={entry.record.status} />
          <VisitMarks booking={entry.record} />
          <strong className="record-price">{agreedPrice(entry.record)}</strong>
        </>
      )
    case 'commercial-quote':
      return <strong className="record-price">{estimateWords(entry.record.totalPrice)}</strong>
    default:
      return <strong className="record-price">{money(entry.record.totalPrice)}</strong>
  }
}

const FIELDS: Record<CustomerRecord['kind'], Fields> = {
  quote: QUOTE_FIELDS,
  'commercial-quote': COMMERCIAL_QUOTE_FIELDS,
  contact: CONTACT_FIELDS,
  booking: BOOKING_FIELDS,
}

function FactsOf({ entry: { kind, record } }: { entry: CustomerRecord }) {
  const isVisit = kind === 'booking'
  return (
    <>
      {isVisit && <p className="fw-semibold mb-2">{formatVisit(record)}</p>}
      <RecordFacts
        fields={FIELDS[kind]}
        record={record}
        spot="history"
        words={isVisit ? visitWords(record) : {}}
      />
    </>
  )
}
