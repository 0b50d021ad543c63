/**
 * Keeps customers in step with their records: pointers and the customer's own row are written in the transaction of each record, like
 * its counters (decision 81).
 */
import {
  COUNT,
  changeProfile,
  joinNotes,
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

/** Its place among the records of its customer; undefined for spam, and without email address and phone number. */
export const pointerOfRecord = <T extends RecordRow>(
  { entity, person }: Pick<PersonModel<T>, 'entity' | 'person'>,
  row: T,
): Pointer | undefined => (row.isSpam ? undefined : pointerOf(entity, row, person(row)))

/** Change of a record's pointer. */
type Change = {
  before?: Pointer | undefined
  after?: Pointer | undefined
}

/** A customer's part in a change: what it has then. */
type Part = {
  added: Pointer[]
  gone: Key[]
  profile: Profile | undefined
  /** Undefined without records. */
  newest: Pointer | undefined
}

/** Returns the writes that follow a change of a record; none if its pointer is unchanged. */
export async function customerWrites({ before, after }: Change): Promise<Write[]> {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const customers = [...new Set([before, after].flatMap((pointer) => pointer?.customer ?? []))]
  const parts = await Promise.all(customers.map((customer) => partOf(customer, { before, after })))
  const ended = parts.find(({ newest, profile }) => !newest && profile)?.profile
  const end = ended ? await endOf(ended, after?.customer) : { writes: [], notes: [] }
  const shown = parts.flatMap(({ newest, profile }) =>
    newest ? [profileWrites(newest, profile, end.notes)] : [],
  )
  return [
    ...parts.flatMap(({ added, gone }) => [
      ...added.map((pointer) => put(pointerItem(pointer))),
      ...gone.map((key) => remove(key)),
    ]),
    ...end.writes,
    ...(await Promise.all(shown)).flat(),
  ]
}

async function partOf(customer: string, { before, after }: Change): Promise<Part> {
  const own = (pointer: Pointer | undefined) => (pointer?.customer === customer ? [pointer] : [])
  const added = own(after)
  const kept = new Set(added.map((pointer) => keyOfPointer(pointer).sk))
  const gone = own(before)
    .map(keyOfPointer)
    .filter(({ sk }) => !kept.has(sk))
  // Its own row, the pointers that are removed or put, and the newest of the others.
  const { profile, pointers } = await readCustomer(customer, gone.length + added.length + 2)
  const changed = [...gone, ...added.map(keyOfPointer)].map(({ sk }) => sk)
  const left = pointers.filter((pointer) => !changed.includes(keyOfPointer(pointer).sk))
  return { added, gone, profile, newest: latest([...left, ...added]) }
}

const latest = (pointers: readonly Pointer[]) =>
  pointers.toSorted((a, b) => (keyOfPointer(a).sk < keyOfPointer(b).sk ? -1 : 1)).at(-1)

/** Without a condition, the record that is stored last is shown: of two that are stored at once, either. */
function show({ customer, ...shown }: Pointer, condition?: Condition, notes?: Profile['notes']): Write {
  const { entity, createdKey } = indexKeys('CUSTOMER', { id: customer, createdAt: shown.createdAt })
  const set = { id: customer, shown, entity, createdKey, ...(notes && { notes }) }
  return update(recordKey('CUSTOMER', customer), { set, ...COUNT }, condition, condition && 'again')
}

/** @param notes of the customer that its newest record has left without any */
async function profileWrites(
  newest: Pointer,
  profile: Profile | undefined,
  notes: Profile['notes'],
): Promise<Write[]> {
  if (notes.length === 0) return [show(newest, sameRevision(profile))]
  const [root] = profile?.mergedInto === undefined ? [] : await readProfiles([profile.mergedInto])
  if (!root) return [show(newest, sameRevision(profile), joinNotes(profile?.notes ?? [], notes))]
  return [show(newest, sameRevision(profile)), changeProfile(root, { notes: joinNotes(root.notes, notes) })]
}

/**
 * Ends a customer without records. Merged customers stay merged as long as one of them has a record: later ones join their common card.
 * @param heir the customer to which its last record moves
 * @returns also the notes that would be lost
 */
async function endOf(profile: Profile, heir: string | undefined) {
  const { id, mergedInto } = profile
  const [root = profile] = mergedInto === undefined ? [] : await readProfiles([mergedInto])
  const others = [root, ...(await readProfiles(root.merged))].filter((one) => one.id !== id)
  const end = (one: Profile) => remove(recordKey('CUSTOMER', one.id), sameRevision(one), 'again')
  if (!others.some((one) => one.shown || one.id === heir))
    return { writes: [profile, ...others].map(end), notes: profile.notes }
  const unlisted = { shown: undefined, entity: undefined, createdKey: undefined }
  // Two that end at once must know of each other.
  const isCounted = root.id === id || root.id === heir
  return {
    writes: [changeProfile(profile, unlisted), ...(isCounted ? [] : [changeProfile(root)])],
    notes: [],
  }
}
