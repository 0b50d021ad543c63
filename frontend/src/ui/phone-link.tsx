import { useContext } from 'react'
import { PageDataContext, usePageData } from '#frontend/lib/page-data.ts'
import { Format } from '#frontend/ui/format.tsx'
import { telephoneLink } from '#schemas/facts/links.ts'

export function PhoneLink() {
  const { phone } = usePageData().contact
  return <a href={telephoneLink(phone)}>{phone}</a>
}

/** A message of the API, whose phone number becomes a link; the back office has none. */
export function PhoneText({ text }: { text: string }) {
  const phone = useContext(PageDataContext)?.contact.phone
  if (!phone) return text
  return <Format text={text.replaceAll(phone, '{phone}')} phone={<PhoneLink />} />
}
