/** Pages of list endpoints by cursor, with totals from the answers' headers. */
import { callApiWithHeaders } from '#frontend/lib/api.ts'
import type { Answer } from '#schemas/contract/index.ts'
import type { adminRoutes } from '#schemas/routes.ts'

/** Lists of records, which are read page by page. */
export type RecordRoute = (typeof adminRoutes)[
  | 'listBookings'
  | 'listContacts'
  | 'listQuotes'
  | 'listCommercialQuotes'
  | 'listCustomers']
export type Row<R extends RecordRoute> = Answer<R['name']>[number]

export type Page<R extends RecordRoute> = Awaited<ReturnType<typeof fetchPage<R>>>

export async function fetchPage<R extends RecordRoute>(route: R, query: object, cursor?: string) {
  const { data, headers } = await callApiWithHeaders(route, {
    query: { ...query, cursor },
  } as Parameters<typeof callApiWithHeaders<R>>[1])
  const number = (name: string) => {
    const text = headers.get(name)
    return text === null ? undefined : Number(text)
  }
  return {
    // A result that is no list is treated as empty.
    rows: (Array.isArray(data) ? data : []) as Row<R>[],
    nextCursor: headers.get('x-next-cursor') ?? undefined,
    /** All rows of the filter; unknown while searching. */
    total: number('x-total-count'),
    /** Whole dollars of all rows, where the endpoint sums them. */
    totalValue: number('x-total-value'),
    /** Of a search that has not looked through all: when the last record was made that it looked at. */
    searchedTo: headers.get('x-searched-to') ?? undefined,
    /** How many there are that look like spam, which are in no other list. */
    spamCount: number('x-spam-count') ?? 0,
  }
}

/** The rows of some pages. A search finds a customer again by other records, which join their row. */
export function joined<T extends object>(pages: readonly { rows: readonly T[] }[]): T[] {
  type Found = T & { id?: string; records?: { id: string }[] }
  const found = new Map<unknown, Found>()
  for (const row of pages.flatMap(({ rows }): readonly Found[] => rows)) {
    const key = row.id ?? row
    const first = found.get(key)
    const all = [...(first?.records ?? []), ...(row.records ?? [])]
    const records = [...new Map(all.map((one) => [one.id, one])).values()]
    found.set(key, first ? { ...first, records } : row)
  }
  return [...found.values()]
}

/** Reads every row of a list, a page after the other: no answer holds more than 100 of them. */
export async function allRows<R extends RecordRoute>(route: R, query: object): Promise<Row<R>[]> {
  const pages: Page<R>[] = []
  let cursor: string | undefined
  do {
    const page = await fetchPage(route, query, cursor)
    pages.push(page)
    cursor = page.nextCursor
  } while (cursor !== undefined)
  return joined(pages)
}
