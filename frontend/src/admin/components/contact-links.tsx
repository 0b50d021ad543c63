import { PhoneNumber } from '#frontend/admin/components/phone-number.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { mailtoLink, telephoneLink } from '#schemas/facts/links.ts'

/** Links to write and to call. */
export function ContactLinks({ email, phone }: { email?: string | undefined; phone?: string | undefined }) {
  return (
    <p className="d-flex flex-wrap column-gap-4 mb-2">
      {email && (
        <a href={mailtoLink(email)} className="btn btn-link p-0 fw-normal">
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
