import { typedText } from '#frontend/admin/lib/typed-text.ts'
import { CardActions } from '#frontend/admin/parts/card-actions.tsx'
import { NotSpam } from '#frontend/admin/parts/not-spam.tsx'
import { ReplyClock } from '#frontend/admin/parts/promise-clock.tsx'
import { ContactLinks, RecordCard, RecordMeta } from '#frontend/admin/parts/record-card.tsx'
import { SendEmail } from '#frontend/admin/parts/send-email.tsx'
import { DialogButton, EditAndDelete, LinkButton, useStatusButton } from '#frontend/admin/ui/button.tsx'
import { StatusBadge } from '#frontend/admin/ui/status-badge.tsx'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { ContactRow, ContactStatus } from '#schemas/contract/contacts.ts'

const SOURCES: Record<ContactRow['source'], string> = {
  website: 'Website message',
  commercial: 'Commercial request',
  manual: 'Added by hand',
  'not-yet': 'To be told once you come',
}

type ContactCardProps = { contact: ContactRow; onStatus: (status: ContactStatus) => Promise<unknown> }

export function ContactCard({ contact, onStatus }: ContactCardProps) {
  const { id, status } = contact
  const statusButton = useStatusButton(status, onStatus)
  return (
    <RecordCard
      record={contact}
      name={contact.name}
      marks={
        <>
          <StatusBadge status={status} />
          <ReplyClock status={status} record={contact} />
        </>
      }
    >
      {contact.address && (
        <p className="mb-2" {...ANY_LANGUAGE}>
          {contact.address}
        </p>
      )}
      <p className="record-text" {...typedText(contact.message)}>
        {contact.message}
      </p>
      {contact.adminResponse && (
        <div className="record-note">
          <strong>Admin Response</strong>
          <br />
          <span {...ANY_LANGUAGE}>{contact.adminResponse}</span>
        </div>
      )}
      <CardActions
        due={contact.isSpam ? 'keep' : 'email'}
        quick={['email', 'contacted', 'resolved', 'respond']}
        customer={{ phone: contact.phone, address: contact.address }}
        actions={{
          keep: () => <NotSpam list="contacts" record={contact} />,
          email: (look) => (
            <SendEmail
              recipient={contact}
              look={look}
              onOpened={() => status === 'new' && onStatus('contacted')}
            />
          ),
          contacted: () => statusButton('Mark Contacted', 'contacted'),
          resolved: () => statusButton('Mark Resolved', 'resolved'),
          respond: () => <DialogButton opens="respond" id={id} label="Add Response" />,
          templates: () => <DialogButton opens="email" id={id} label="Reply Templates" />,
          book: () =>
            !contact.isSpam && (
              <LinkButton to={`/bookings?dialog=add&id=contact-${id}`} icon="calendar-check" label="Book" />
            ),
          rest: () => <EditAndDelete id={id} noun=" Contact" />,
        }}
      >
        <ContactLinks email={contact.email} phone={contact.phone} />
        <RecordMeta record={contact}>
          <span>{SOURCES[contact.source]}</span>
          {contact.businessName && <span {...ANY_LANGUAGE}>{contact.businessName}</span>}
        </RecordMeta>
      </CardActions>
    </RecordCard>
  )
}
