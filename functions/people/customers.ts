/**
 * Keeps customers in step with their records: pointers and the customer's own row are written in the transaction of each record, like
 * its counters (decision 81).
 */
import {
  keyOfPointer,
  type Person,
  type Pointer,
  type Profile,
  pointerItem,
  pointerOf,
  readCustomer,
  readProfiles,
  sameRevision,
} from '#functions/people/customer-rows.ts'
import type { Condition } from '#functions/table/expression.ts'
import { indexKeys, type Key, recordKey } from '#functions/table/keys.ts'
import type { RecordModel, RecordRow } from '#functions/table/records.ts'
import { put, remove, update, type Write } from '#functions/table/transact.ts'

/** A record that says whose it is. */
export type PersonModel<T extends RecordRow> = RecordModel<T> & { person: (row: T) => Person }

/** A model whose records are listed under their customers. */
export function ofPerson<T extends RecordRow>(model: Omit<PersonModel<T>, 'follow'>): PersonModel<T> {
  const pointer = (row: T | undefined) => row && pointerOfRecord(model, row)
  return {
    ...model,
    followNew(row) {
      const added = pointer(row)
      return added ? [put(pointerItem(added)), show(added)] : []
    },
    follow: (before, after) => customerWrites({ before: pointer(before), after: pointer(after) }),
  }
}

/** Its place among the records of its customer; undefined for spam, and without e-mail address and phone number. */
export const pointerOfRecord = <T extends RecordRow>(
  { entity, person }: Pick<PersonModel<T>, 'entity' | 'person'>,
  row: T,
): Pointer | undefined => (row.isSpam ? undefined : pointerOf(entity, row, person(row)))

/** Change of a record's pointer. */
type Change = {
  before?: Pointer | undefined
  after?: Pointer | undefined
}

/** Returns the writes that follow a change of a record; none if its pointer is unchanged. */
export async function customerWrites({ before, after }: Change): Promise<Write[]> {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const customers = [...new Set([before, after].flatMap((pointer) => pointer?.customer ?? []))]
  const changes = customers.map((customer) => changesOf(customer, { before, after }, customers))
  return (await Promise.all(changes)).flat()
}

async function changesOf(
  customer: string,
  { before, after }: Change,
  written: readonly string[],
): Promise<Write[]> {
  const own = (pointer: Pointer | undefined) => (pointer?.customer === customer ? [pointer] : [])
  const added = own(after)
  const kept = new Set(added.map((pointer) => keyOfPointer(pointer).sk))
  const gone = own(before)
    .map(keyOfPointer)
    .filter(({ sk }) => !kept.has(sk))
  return [
    ...added.map((pointer) => put(pointerItem(pointer))),
    ...gone.map((key) => remove(key)),
    ...(await profileWrites(customer, { added, gone, written })),
  ]
}

const latest = (pointers: readonly Pointer[]) =>
  pointers.toSorted((a, b) => (keyOfPointer(a).sk < keyOfPointer(b).sk ? -1 : 1)).at(-1)

const keyOfProfile = (customer: string) => recordKey('CUSTOMER', customer)
const COUNT = { add: { revision: 1 } }

/** Without a condition, the record that is stored last is shown: of two that are stored at once, either. */
function show({ customer, ...shown }: Pointer, condition?: Condition): Write {
  const { entity, createdKey } = indexKeys('CUSTOMER', { id: customer, createdAt: shown.createdAt })
  const change = { set: { id: customer, shown, entity, createdKey }, ...COUNT }
  return update(keyOfProfile(customer), change, condition, condition && 'again')
}

async function profileWrites(
  customer: string,
  { added, gone, written }: { added: Pointer[]; gone: Key[]; written: readonly string[] },
): Promise<Write[]> {
  // The own row, those that are removed or put again, and the one that is shown then.
  const { profile, pointers } = await readCustomer(customer, gone.length + added.length + 2)
  const changed = [...gone, ...added.map(keyOfPointer)].map(({ sk }) => sk)
  const left = pointers.filter((pointer) => !changed.includes(keyOfPointer(pointer).sk))
  const newest = latest([...left, ...added])
  if (newest) return [show(newest, sameRevision(profile))]
  return profile ? endProfile(profile, written) : []
}

/** Removes a customer's own row with the last record, unless others were merged into it. */
async function endProfile(profile: Profile, written: readonly string[]): Promise<Write[]> {
  const [key, seen] = [keyOfProfile(profile.id), sameRevision(profile)]
  if ((await readProfiles(profile.merged)).length > 0) {
    const unlisted = { shown: undefined, entity: undefined, createdKey: undefined }
    return [update(key, { set: unlisted, ...COUNT }, seen, 'again')]
  }
  const { mergedInto } = profile
  const isRootWritten = mergedInto === undefined || written.includes(mergedInto)
  return [remove(key, seen, 'again'), ...(isRootWritten ? [] : await endRoot(mergedInto, profile.id))]
}

/** Removes a row without records with the last customer that was merged into it. */
async function endRoot(id: string, last: string): Promise<Write[]> {
  const [root] = await readProfiles([id])
  if (!root || root.shown) return []
  const [key, seen] = [keyOfProfile(id), sameRevision(root)]
  const left = await readProfiles(root.merged.filter((one) => one !== last))
  return [left.length > 0 ? update(key, COUNT, seen, 'again') : remove(key, seen, 'again')]
}
