/** Texts with the facts that they name in braces. */
import type { ReactNode } from 'react'
import { format, formatHtml } from '#frontend/lib/format.ts'
import { factsOf } from '#frontend/site/facts.ts'
import { useSite } from '#frontend/site/site-context.ts'
import { Format } from '#frontend/ui/format.tsx'
import { PhoneLink } from '#frontend/ui/phone-link.tsx'

function useFacts() {
  const { siteInfo, pricing } = useSite()
  return factsOf(siteInfo, pricing)
}

/** A function that fills `{phone}` and the like into a text. */
export function useFillText(): (text: string) => string {
  const facts = useFacts()
  return (text) => format(text, facts)
}

export function useFillHtml(): (html: string) => string {
  const facts = useFacts()
  return (html) => formatHtml(html, facts)
}

/** As `useFillText`, as nodes: a phone number is a link that dials. */
export function useFill(): (text: string) => ReactNode {
  const fillText = useFillText()
  return (text) =>
    text.includes('{phone}') ? (
      <Format text={text.split('{phone}').map(fillText).join('{phone}')} phone={<PhoneLink />} />
    ) : (
      fillText(text)
    )
}
