import { PhoneNumber } from '#frontend/admin/components/phone-number.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { mailtoLink, telephoneLink } from '#schemas/facts/links.ts'

/** Links to write and to call. */
export function ContactLinks({ email, phone }: { email?: string | undefined; phone?: string | undefined }) {
  return (
    <p className="contact-links">
      {email && (
        <a href={mailtoLink(email)}>
          <Icon name="envelope" /> {email}
        </a>
      )}
      {phone && (
        <a href={telephoneLink(phone)}>
          <Icon name="telephone" /> <PhoneNumber>{phone}</PhoneNumber>
        </a>
      )}
    </p>
  )
}
