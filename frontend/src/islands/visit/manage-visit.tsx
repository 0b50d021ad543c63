import { CustomersVisit } from '#frontend/islands/visit/customers-visit.tsx'
import { SendLinks } from '#frontend/islands/visit/send-links.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { useLinked } from '#frontend/lib/use-linked.ts'
import { isUseless, LinkState } from '#frontend/ui/link-notes.tsx'
import { publicRoutes } from '#schemas/routes.ts'

const open = (token: string, sent?: Promise<Response>) =>
  callApi(publicRoutes.openVisit, { body: { token }, sent })

/** The visit of a customer's link, which its customer may move or cancel. */
export function ManageVisit() {
  const linked = useLinked('visit', open)
  return (
    <div className="submitted">
      {linked.state === 'open' ? (
        <CustomersVisit {...linked} visit={linked.shown} />
      ) : (
        <>
          <LinkState linked={linked} />
          {isUseless(linked) && <SendLinks />}
        </>
      )}
    </div>
  )
}
