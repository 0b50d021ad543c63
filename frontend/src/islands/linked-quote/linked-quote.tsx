import { LinkedQuoteView } from '#frontend/islands/linked-quote/linked-quote-view.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { useLinked } from '#frontend/lib/use-linked.ts'
import { LinkState } from '#frontend/ui/link-notes.tsx'
import { publicRoutes } from '#schemas/routes.ts'
import { sentLanguage } from '#words/language.ts'

const open = (token: string, sent?: Promise<Response>) =>
  callApi(publicRoutes.openQuote, { body: { token, ...sentLanguage }, sent })

export function LinkedQuotePage() {
  const linked = useLinked('quote', open)
  return linked.state === 'open' ? <LinkedQuoteView {...linked} /> : <LinkState linked={linked} />
}
