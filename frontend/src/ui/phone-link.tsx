import { usePageData } from '#frontend/lib/page-data.ts'
import { telephoneLink } from '#schemas/facts/links.ts'

/** The phone number as a link. */
export function PhoneLink() {
  const { phone } = usePageData().contact
  return <a href={telephoneLink(phone)}>{phone}</a>
}
