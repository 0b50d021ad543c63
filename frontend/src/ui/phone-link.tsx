import { useContext } from 'react'
import type { Blanks } from '#frontend/content/types.ts'
import { PageDataContext, usePageData } from '#frontend/lib/page-data.ts'
import { Format } from '#frontend/ui/format.tsx'
import { telephoneLink } from '#schemas/facts/links.ts'

export function PhoneLink() {
  const { phone } = usePageData().contact
  return <a href={telephoneLink(phone)}>{phone}</a>
}

export function EmailLink() {
  const { email } = usePageData().contact
  return <a href={`mailto:${email}`}>{email}</a>
}

/** A text that names nothing else. */
type WithPhone<T extends string> = string extends T ? T : Blanks<T> extends 'phone' ? T : never

/** A text whose phone number, or `{phone}`, is a link. The back office, whose messages have none, has no number of the page. */
export function PhoneText<T extends string>({ text }: { text: T & WithPhone<T> }) {
  const phone = useContext(PageDataContext)?.contact.phone
  if (!phone) return text
  return <Format text={text.replaceAll(phone, '{phone}')} phone={<PhoneLink />} />
}
