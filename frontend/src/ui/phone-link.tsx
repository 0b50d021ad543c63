import { useSiteInfo } from '#frontend/lib/site-store.ts'
import { telephoneLink } from '#schemas/facts/links.ts'

/** The phone number as a link. */
export function PhoneLink() {
  const { phone } = useSiteInfo()
  return <a href={telephoneLink(phone)}>{phone}</a>
}
