import { CONTENT } from '#functions/content/content-store.ts'
import { toPublicContent } from '#functions/content/public-content.ts'
import { endpoint } from '#functions/http/endpoint.ts'
import { listRows } from '#functions/table/collections.ts'
import * as contract from '#schemas/contract/content.ts'

/** Returns content rendered for pages; without a section, all of it. */
export const handler = endpoint(contract.listContent, async ({ query: { section } }) => {
  const items = await listRows(CONTENT)
  const wanted = items.filter((item) => section === undefined || item.section === section)
  return Promise.all(wanted.map(toPublicContent))
})
