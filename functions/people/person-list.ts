import { type PersonModel, pointerOfRecord } from '#functions/people/customers.ts'
import { listRecords } from '#functions/table/list-records.ts'
import type { ListedModel, RecordRow } from '#functions/table/records.ts'
import type { RecordsQuery } from '#schemas/contract/endpoint.ts'

/** Returns a page of records, each with the id of its customer. @throws as `listRecords` */
export async function listWithCustomers<T extends RecordRow>(
  model: ListedModel<T> & Pick<PersonModel<T>, 'person'>,
  query: RecordsQuery,
) {
  const page = await listRecords(model, query)
  return {
    ...page,
    rows: page.rows.map((row) => ({ ...row, customer: pointerOfRecord(model, row)?.customer })),
  }
}
