/**
 * Lists records that were put back or changed by hand under their customers, and removes pointers without a record:
 * `TABLE_NAME=<table> npm run backfill-customers`. May be interrupted and started again at any time, while the site runs. Uses
 * the AWS credentials and region of the shell.
 */
import { MODELS } from '#functions/customers/record-kinds.ts'
import { AppError } from '#functions/errors.ts'
import { keyOfPointer, Pointer, Profile, pointerItem } from '#functions/people/customer-rows.ts'
import { customerWrites, type PersonModel, pointerOfRecord } from '#functions/people/customers.ts'
import { createdKey, isPointerSort, recordKey } from '#functions/table/keys.ts'
import { batchGet } from '#functions/table/read.ts'
import { getRecord, keepAsRead, type RecordRow } from '#functions/table/records.ts'
import { transact, type Writes } from '#functions/table/transact.ts'
import { allRows, kindOf, type Row } from '#scripts/table/rows.ts'

type Model = PersonModel<RecordRow>

const modelOf = (kind: string) => (MODELS as unknown as Record<string, Model>)[kind]

/** @returns how many records and pointers it corrected */
async function backfillCustomers(): Promise<number> {
  let corrected = 0
  for (const row of await allRows()) {
    const model = modelOf(kindOf(row))
    if (model) corrected += Number(await listed(model, String(row['id'])))
    else if (kindOf(row) === 'CUSTOMER' && isPointerSort(row.sk)) corrected += Number(await checked(row))
  }
  return corrected
}

/** @returns false if its customer's rows are right already */
async function listed(model: Model, id: string): Promise<boolean> {
  const record = await getRecord(model, id)
  const pointer = record && pointerOfRecord(model, record)
  if (!pointer || (await isListed(pointer))) return false
  return written(listUnder(model, record), () => listed(model, id))
}

async function isListed(pointer: Pointer): Promise<boolean> {
  const own = recordKey('CUSTOMER', pointer.customer)
  const rows = await batchGet([own, keyOfPointer(pointer)])
  const [profile, stored] = [rows.find(({ sk }) => sk === own.sk), rows.find(({ sk }) => sk !== own.sk)]
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

/** Removes a pointer unless its record has it. */
async function checked(row: Row): Promise<boolean> {
  const pointer = Pointer.parse(row)
  const model = modelOf(pointer.kind) as Model
  const record = await getRecord(model, pointer.id)
  if (!record) {
    await transact(() => customerWrites({ before: pointer }))
    return true
  }
  const right = pointerOfRecord(model, record)
  if (right && keyOfPointer(right).pk === row.pk && keyOfPointer(right).sk === row.sk) return false
  return written(listUnder(model, record, pointer), () => checked(row))
}

/** @param before a pointer of it that is wrong */
const listUnder =
  (model: Model, record: RecordRow, before?: Pointer): Writes =>
  async () => [
    keepAsRead(model, record),
    ...(await customerWrites({ before, after: pointerOfRecord(model, record) })),
  ]

/** @param retry runs if the record was edited since it was read */
async function written(writes: Writes, retry: () => Promise<boolean>): Promise<boolean> {
  try {
    await transact(writes)
    return true
  } catch (error) {
    if (error instanceof AppError && error.status === 409) return retry()
    // Deleted meanwhile, with its pointer.
    if (error instanceof AppError && error.status === 404) return false
    throw error
  }
}

if (import.meta.filename === process.argv[1])
  console.log(
    `${await backfillCustomers()} records and pointers corrected; every record is listed under its customer`,
  )
