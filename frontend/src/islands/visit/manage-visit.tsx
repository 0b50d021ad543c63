import { CustomersVisit } from '#frontend/islands/visit/customers-visit.tsx'
import { LinkState } from '#frontend/islands/visit/link-notes.tsx'
import { useLinkedVisit } from '#frontend/islands/visit/use-linked-visit.ts'
import { callApi } from '#frontend/lib/api.ts'
import { publicRoutes } from '#schemas/routes.ts'

const open = (token: string) => callApi(publicRoutes.openVisit, { body: { token } })

/** The visit of a customer's link, which its customer may move or cancel. */
export function ManageVisit() {
  const linked = useLinkedVisit('visit', open)
  return (
    <div className="submitted">
      {linked.state === 'open' ? <CustomersVisit {...linked} /> : <LinkState linked={linked} />}
    </div>
  )
}
