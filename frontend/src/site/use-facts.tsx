/** Texts with the facts that they name in braces. */
import type { ReactNode } from 'react'
import { format } from '#frontend/lib/format.ts'
import { factsOf } from '#frontend/site/facts.ts'
import { useSite } from '#frontend/site/site-context.ts'
import { Format } from '#frontend/ui/format.tsx'

/** A function that fills `{phone}` and the like into a text. */
export function useFillText(): (text: string) => string {
  const { siteInfo, pricing } = useSite()
  const facts = factsOf(siteInfo, pricing)
  return (text) => format(text, facts)
}

/** As `useFillText`, as nodes: a phone number does not break over two lines. */
export function useFill(): (text: string) => ReactNode {
  const fillText = useFillText()
  const { phone } = useSite().siteInfo
  return (text) =>
    text.includes('{phone}') ? (
      <Format
        text={text.split('{phone}').map(fillText).join('{phone}')}
        phone={<span className="whole">{phone}</span>}
      />
    ) : (
      fillText(text)
    )
}
