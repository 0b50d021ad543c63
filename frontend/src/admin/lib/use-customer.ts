import useSWRInfinite from 'swr/infinite'
import { useReread } from '#frontend/admin/lib/use-api.ts'
import { callApi } from '#frontend/lib/api.ts'
import type { CustomerCard } from '#schemas/contract/customers.ts'
import { adminRoutes } from '#schemas/routes.ts'

const readCustomer = (
  id: string,
  query: { cursor?: string | undefined; export?: 'true' },
): Promise<CustomerCard> => callApi(adminRoutes.getCustomer, { params: { id }, query })

/** A customer with all loaded pages of records, 500 each. */
export function useCustomer(id: string) {
  const read = useSWRInfinite<CustomerCard>(
    (index: number, previous: CustomerCard | null) => {
      if (index > 0 && !previous?.nextCursor) return null
      return [id, previous?.nextCursor]
    },
    ([, cursor]: [string, string | undefined]) => readCustomer(id, { cursor }),
    { revalidateFirstPage: false },
  )
  useReread(id, read)
  const { data, error, isLoading, size, setSize, mutate } = read
  const [first, ...more] = data ?? []
  return {
    customer: first && { ...first, records: [first, ...more].flatMap(({ records }) => records) },
    hasMore: data?.at(-1)?.nextCursor !== undefined,
    error: error as unknown,
    isLoading,
    loadMore: () => setSize(size + 1),
    reload: () => mutate(),
  }
}

/** Everything about a customer as one file. */
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
