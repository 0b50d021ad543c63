import { Suspense } from 'react'
import { CustomersVisit } from '#frontend/islands/visit/customers-visit.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { useLinked } from '#frontend/lib/use-linked.ts'
import { lazyPart } from '#frontend/ui/lazy-part.ts'
import { isUseless, LinkState } from '#frontend/ui/link-notes.tsx'
import { publicRoutes } from '#schemas/routes.ts'
import { sentLanguage } from '#words/language.ts'

// With the form's fields.
const SendLinks = lazyPart('send-links', () =>
  import('#frontend/islands/visit/send-links.tsx').then((module) => module.SendLinks),
)

const open = (token: string, sent?: Promise<Response>) =>
  callApi(publicRoutes.openVisit, { body: { token, ...sentLanguage }, sent })

export function ManageVisit() {
  const linked = useLinked('visit', open)
  if (linked.state === 'open') return <CustomersVisit {...linked} visit={linked.shown} />
  return (
    <>
      <LinkState linked={linked} />
      <Suspense>{isUseless(linked) && <SendLinks />}</Suspense>
    </>
  )
}
