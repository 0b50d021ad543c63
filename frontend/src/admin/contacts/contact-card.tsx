import { ContactLinks } from '#frontend/admin/components/contact-links.tsx'
import { PromiseClock } from '#frontend/admin/components/promise-clock.tsx'
import { RecordMeta } from '#frontend/admin/components/record-meta.tsx'
import { SendEmail } from '#frontend/admin/components/send-email.tsx'
import { StatusBadge } from '#frontend/admin/components/status-badge.tsx'
import { Icon } from '#frontend/components/icon.tsx'
import type { ContactRow, ContactStatus } from '#schemas/contact.ts'

const SOURCES: Record<ContactRow['source'], string> = {
  website: 'Website message',
  commercial: 'Commercial request',
  manual: 'Added by hand',
}

export function ContactCard({
  contact,
  onOpen,
  onStatus,
  onRetried,
}: {
  contact: ContactRow
  onOpen: (dialog: 'edit' | 'respond' | 'email' | 'delete') => void
  onStatus: (status: ContactStatus) => void
  onRetried: () => void
}) {
  const { status } = contact
  return (
    <li className="record-card" data-id={contact.id}>
      <div className="record-head">
        <h2>{contact.name}</h2>
        <StatusBadge status={status} />
        {contact.isSpam && <span className="badge badge-orange">Looks like spam</span>}
        {status === 'new' && !contact.isSpam && <PromiseClock since={contact.createdAt} />}
      </div>
      <ContactLinks email={contact.email} phone={contact.phone} />
      {contact.address && <p className="mb-2">{contact.address}</p>}
      <p className="record-text">{contact.message}</p>
      {contact.adminResponse && (
        <div className="record-note">
          <strong>Admin Response</strong>
          <br />
          {contact.adminResponse}
        </div>
      )}
      <RecordMeta record={contact} onRetried={onRetried}>
        <span>{SOURCES[contact.source]}</span>
      </RecordMeta>
      <div className="record-actions">
        <SendEmail
          recipient={{ name: contact.name, email: contact.email, message: contact.message }}
          onChooseTemplate={() => onOpen('email')}
        />
        {status !== 'contacted' && (
          <button type="button" className="btn btn-outline-primary" onClick={() => onStatus('contacted')}>
            Mark Contacted
          </button>
        )}
        {status !== 'resolved' && (
          <button type="button" className="btn btn-outline-primary" onClick={() => onStatus('resolved')}>
            Mark Resolved
          </button>
        )}
        <button type="button" className="btn btn-outline-primary" onClick={() => onOpen('respond')}>
          Add Response
        </button>
        <button type="button" className="btn btn-outline-primary" onClick={() => onOpen('edit')}>
          <Icon name="pencil-square" /> Edit Contact
        </button>
        <button type="button" className="btn btn-outline-danger" onClick={() => onOpen('delete')}>
          <Icon name="trash" /> Delete Contact
        </button>
      </div>
    </li>
  )
}
