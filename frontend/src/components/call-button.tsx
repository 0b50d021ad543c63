import { Icon } from '#frontend/components/icon.tsx'
import { telephoneLink } from '#frontend/lib/phone.ts'
import { useSiteInfo } from '#frontend/lib/site-store.ts'

/** A button that dials the business. */
export function CallButton({ className = 'btn-sun btn-lg' }: { className?: string }) {
  const { phone } = useSiteInfo()
  return (
    <a className={`btn ${className}`} href={telephoneLink(phone)}>
      <Icon name="telephone-fill" /> Call {phone}
    </a>
  )
}
