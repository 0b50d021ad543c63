import { Icon } from '#frontend/components/icon.tsx'

/** Digits and a leading plus: what a phone dials. */
function dialled(phone: string): string {
  return phone.replace(/(?!^\+)\D/g, '')
}

/** One tap to write or to call. */
export function ContactLinks({ email, phone }: { email: string; phone?: string | undefined }) {
  return (
    <p className="contact-links">
      <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
        <Icon name="envelope" /> {email}
      </a>
      {phone && (
        <a href={`tel:${dialled(phone)}`}>
          <Icon name="telephone" /> {phone}
        </a>
      )}
    </p>
  )
}
