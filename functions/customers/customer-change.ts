/**
 * The owner's changes of a customer. Each change is one transaction, and made again if the customer was written meanwhile. One that
 * is made already, because its answer was lost, changes nothing.
 */
import { groupsOf, requireRoot } from '#functions/customers/customer-group.ts'
import { conflict, invalidInput, notFound } from '#functions/errors.ts'
import { optOutWrite, undoOptOut } from '#functions/opt-outs/opt-out-store.ts'
import { changeProfile, joinNotes, type Profile, readProfiles } from '#functions/people/customer-rows.ts'
import { mailboxId } from '#functions/table/keys.ts'
import { nextVersion, requireVersion, transact, type Write } from '#functions/table/transact.ts'
import type { ChangeCustomerRequest } from '#schemas/contract/customers.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { addressKey } from '#schemas/facts/typed-text.ts'

type Note = Extract<ChangeCustomerRequest, { action: 'note' }>

/**
 * @throws AppError 404 for an unknown customer, 409 with `current` for a note that has changed, or when there are too many, 400 for
 *   a merge into itself
 */
export async function changeCustomer(id: string, request: ChangeCustomerRequest, now: Date): Promise<void> {
  switch (request.action) {
    case 'note':
      return transact(async () => noteWrites(await requireRoot(id), request, now))
    case 'merge':
      if (id === request.other)
        throw invalidInput({ other: 'This is the same customer.' }, 'This is the same customer.')
      return transact(async () => mergeWrites(await requireRoot(id), await requireRoot(request.other)))
    case 'separate':
      return transact(async () =>
        separateWrites(await requireRoot(id), await requireRoot(request.other), request.other),
      )
    case 'opt-out':
      await requireRoot(id)
      return request.isOptedOut
        ? transact([optOutWrite(request.email, 'asked', now)])
        : undoOptOut(mailboxId(request.email))
  }
}

function noteWrites(root: Profile, { address, text, updatedAt }: Note, now: Date): Write[] {
  const old = root.notes.find((note) => addressKey(note.address) === addressKey(address))
  if (old?.text === text) return []
  if (old) requireVersion(old, updatedAt ?? '')
  const version = old ? nextVersion(old, now) : now.toISOString()
  const others = root.notes.filter((note) => note !== old)
  const notes = text === undefined ? others : [...others, { address, text, updatedAt: version }]
  if (notes.length > LIMITS.addressNotes)
    throw conflict(`The limit is ${LIMITS.addressNotes} notes. Please remove one first.`)
  return [changeProfile(root, { notes })]
}

/** Merges a customer, and those merged into it, into another one. */
async function mergeWrites(root: Profile, other: Profile): Promise<Write[]> {
  // The other customer is read later, and may have got this one meanwhile.
  if (root.id === other.id || other.merged.includes(root.id)) return []
  const joined = await readProfiles(other.merged)
  const merged = [...new Set([...root.merged, other.id, ...joined.map(({ id }) => id)])]
  if (merged.length > LIMITS.mergedCustomers)
    throw conflict(`At most ${LIMITS.mergedCustomers} customers can be merged into one.`)
  return [
    changeProfile(root, { merged, notes: joinNotes(root.notes, other.notes) }),
    changeProfile(other, { mergedInto: root.id, merged: undefined, notes: undefined }),
    ...joined.map((profile) => changeProfile(profile, { mergedInto: root.id })),
  ]
}

async function separateWrites(root: Profile, rootOfOther: Profile, id: string): Promise<Write[]> {
  if (root.id !== rootOfOther.id) return []
  const [group] = await groupsOf([root])
  const other = group?.find((profile) => profile.id === id && profile.mergedInto === root.id && profile.shown)
  if (!other) throw notFound('merged customer')
  const left = group?.filter((profile) => profile !== root && profile !== other) ?? []
  if (![root, ...left].some((profile) => profile.shown))
    throw conflict('There is nothing left to separate it from.')
  return [
    changeProfile(root, { merged: left.map((profile) => profile.id) }),
    changeProfile(other, { mergedInto: undefined }),
  ]
}
