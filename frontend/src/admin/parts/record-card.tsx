import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatInstant, shortId } from '#frontend/admin/lib/format.ts'
import { customerPath } from '#frontend/admin/lib/record-links.ts'
import { MailState } from '#frontend/admin/parts/mail-state.tsx'
import { PhoneNumber } from '#frontend/admin/parts/phone-number.tsx'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { mailtoLink, telephoneLink } from '#schemas/facts/links.ts'
import { LANGUAGE_WORDS } from '#schemas/fields/field.ts'

type Marked = { isSpam?: boolean; language?: keyof typeof LANGUAGE_WORDS | undefined }

/** What a record's name says of its customer, in cards and tables. */
export function RecordMarks({ record: { isSpam = false, language } }: { record: Marked }) {
  return (
    <>
      <LanguageMark language={language} />
      {isSpam && <span className="badge badge-orange">Looks like spam</span>}
    </>
  )
}

type RecordCardProps = {
  record: { id: string } & Marked
  name: ReactNode
  /** Status, price and the like, beside the name. */
  marks?: ReactNode
  children: ReactNode
}

/** A record as a list item, with its name and its badges as a header. */
export function RecordCard({ record, name, marks, children }: RecordCardProps) {
  return (
    <li className="record-card" data-id={record.id}>
      <div className="d-flex flex-wrap align-items-center gap-2 mb-2">
        <h2 className="h5 mb-0" {...ANY_LANGUAGE}>
          {name}
        </h2>
        <RecordMarks record={record} />
        {marks}
      </div>
      {children}
    </li>
  )
}

/** The language of a customer who wrote from a page in another than English. */
export function LanguageMark({ language }: Pick<Marked, 'language'>) {
  return language && <span className="badge badge-clock">{LANGUAGE_WORDS[language]}</span>
}

type RecordMetaProps = {
  record: Pick<BookingRow, 'id' | 'createdAt' | 'notification' | 'customer'>
  /** Precedes the date. */
  createdLabel?: string
  children?: ReactNode
}

/** Footer of a record's card: short id, the way to its customer, creation time and mail state. */
export function RecordMeta({ record, createdLabel = '', children }: RecordMetaProps) {
  const { id, createdAt, notification, customer } = record
  return (
    <p className="record-meta">
      <span>ID {shortId(id)}</span>
      {customer && (
        <Link to={customerPath(customer, id)} className="btn btn-link btn-sm p-0">
          All of this customer
        </Link>
      )}
      {children}
      <span>
        {createdLabel} {formatInstant(createdAt)}
      </span>
      <MailState what="Email to you:" mail={notification} />
    </p>
  )
}

export function ContactLinks({ email, phone }: { email?: string | undefined; phone?: string | undefined }) {
  return (
    <p className="d-flex flex-wrap column-gap-4 mb-2">
      {email && (
        <a href={mailtoLink(email)} className="btn btn-link p-0 fw-normal text-start">
          <Icon name="envelope" /> {email}
        </a>
      )}
      {phone && (
        <a href={telephoneLink(phone)} className="btn btn-link p-0 fw-normal">
          <Icon name="telephone" /> <PhoneNumber>{phone}</PhoneNumber>
        </a>
      )}
    </p>
  )
}
