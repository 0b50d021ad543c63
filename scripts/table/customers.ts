/** Customers: each record has a pointer under its customer, whose own row shows the newest. */
import { MODELS } from '#functions/customers/record-kinds.ts'
import { keyOfPointer, Pointer, Profile, pointerItem } from '#functions/people/customer-rows.ts'
import { customerWrites, type PersonModel, pointerOfRecord } from '#functions/people/customers.ts'
import { createdKey, isPointerSort, recordKey } from '#functions/table/keys.ts'
import { keepAsRead, type RecordRow } from '#functions/table/records.ts'
import type { Difference } from '#scripts/table/guards.ts'
import { keyText, kindOf, type Row } from '#scripts/table/rows.ts'

export function customerDifferences(rows: Row[]): Difference[] {
  const ofCustomers = new Map(
    rows.filter((row) => kindOf(row) === 'CUSTOMER').map((row) => [keyText(row), row]),
  )
  const records = rows.flatMap((row) => {
    const model = (MODELS as unknown as Record<string, PersonModel<RecordRow>>)[kindOf(row)]
    const record = model?.schema.parse(row)
    return model && record ? [{ model, record, after: pointerOfRecord(model, record) }] : []
  })
  const right = new Set(records.flatMap(({ after }) => (after ? [keyText(keyOfPointer(after))] : [])))
  const wrong = new Map(
    [...ofCustomers]
      .filter(([key, { sk }]) => isPointerSort(sk) && !right.has(key))
      .map(([, row]) => Pointer.parse(row))
      .map((pointer) => [recordText(pointer.kind, pointer), pointer]),
  )
  const listed = records.flatMap(({ model, record, after }): Difference[] => {
    const text = recordText(model.entity, record)
    const before = wrong.get(text)
    wrong.delete(text)
    if (!before && (!after || isListed(after, ofCustomers))) return []
    const writes = async () => [keepAsRead(model, record), ...(await customerWrites({ before, after }))]
    return [{ text: `customers list ${text} wrongly, or not at all`, writes }]
  })
  const gone = [...wrong].map(([text, before]) => ({
    text: `a customer lists ${text}, which is not there`,
    writes: () => customerWrites({ before }),
  }))
  return [...listed, ...gone]
}

const recordText = (entity: string, { id }: { id: string }) => `${entity} ${id}`

function isListed(pointer: Pointer, ofCustomers: ReadonlyMap<string, Row>): boolean {
  const stored = ofCustomers.get(keyText(keyOfPointer(pointer)))
  const profile = ofCustomers.get(keyText(recordKey('CUSTOMER', pointer.customer)))
  const { id, shown } = profile ? Profile.parse(profile) : {}
  return (
    stored !== undefined &&
    textOf(stored) === textOf(pointer) &&
    shown !== undefined &&
    createdKey(shown.createdAt, id ?? '') >= createdKey(pointer.createdAt, pointer.customer)
  )
}

/** A row has no attribute for what a record lacks. */
const textOf = (pointer: unknown) => JSON.stringify(pointerItem(Pointer.parse(pointer)))
