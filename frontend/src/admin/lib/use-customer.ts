import { usePages } from '#frontend/admin/lib/use-api.ts'
import { callApi } from '#frontend/lib/api.ts'
import type { CustomerCard } from '#schemas/contract/customers.ts'
import { adminRoutes } from '#schemas/routes.ts'

const readCustomer = (
  id: string,
  query: { cursor?: string | undefined; export?: 'true' },
): Promise<CustomerCard> => callApi(adminRoutes.getCustomer, { params: { id }, query })

/** A customer with all loaded pages of records, up to 500 each. */
export function useCustomer(id: string) {
  const { pages, ...list } = usePages(id, (cursor) => readCustomer(id, { cursor }))
  const [first] = pages
  return { customer: first && { ...first, records: pages.flatMap(({ records }) => records) }, ...list }
}

export async function exportCustomer(id: string): Promise<Blob> {
  const { nextCursor, ...customer } = await readCustomer(id, { export: 'true' })
  const { records } = customer
  for (let cursor = nextCursor; cursor !== undefined; ) {
    const page = await readCustomer(id, { cursor, export: 'true' })
    records.push(...page.records)
    cursor = page.nextCursor
  }
  return new Blob([JSON.stringify(customer, null, 2)], { type: 'application/json' })
}
