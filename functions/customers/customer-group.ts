/** Customers that the owner has merged: one root, which the others name (decision 81). */
import { KINDS } from '#functions/customers/record-kinds.ts'
import { notFound } from '#functions/errors.ts'
import { type Profile, readProfiles, readRoot } from '#functions/people/customer-rows.ts'
import { phonePartition } from '#functions/table/keys.ts'
import { queryPage } from '#functions/table/read.ts'
import type { CustomerRow, OtherCustomer } from '#schemas/contract/customers.ts'

/** The customer that another one was merged into, or itself. @throws AppError 404 */
export async function requireRoot(id: string): Promise<Profile> {
  const root = await readRoot(id)
  if (!root) throw notFound('customer')
  return root
}

/** Groups of these customers, each with its root first. A customer that was never merged is a group of its own. */
export async function groupsOf(profiles: readonly Profile[]): Promise<Profile[][]> {
  const known = new Map(profiles.map((profile) => [profile.id, profile]))
  const roots = [...new Set(profiles.map(({ id, mergedInto }) => mergedInto ?? id))]
  await learn(known, roots)
  await learn(
    known,
    roots.flatMap((id) => known.get(id)?.merged ?? []),
  )
  return roots.flatMap((id) => {
    const root = known.get(id)
    return root ? [[root, ...root.merged.flatMap((one) => known.get(one) ?? [])]] : []
  })
}

async function learn(known: Map<string, Profile>, ids: readonly string[]): Promise<void> {
  const missing = [...new Set(ids)].filter((id) => !known.has(id))
  for (const profile of await readProfiles(missing)) known.set(profile.id, profile)
}

type Listed = Profile & { shown: NonNullable<Profile['shown']> }

/** The customer of a group who wrote last. */
export function newestOf(group: readonly Profile[]): Listed | undefined {
  const listed = group.filter((one): one is Listed => one.shown !== undefined)
  const key = ({ id, shown }: Listed) => `${shown.createdAt}#${id}`
  return listed.toSorted((a, b) => (key(a) < key(b) ? 1 : -1))[0]
}

/** A group as one line; undefined without records. */
export function toRow(group: readonly Profile[]): (CustomerRow & { id: string }) | undefined {
  const [root] = group
  const shown = newestOf(group)?.shown
  if (!root || !shown) return undefined
  const { name, email, phone, kind, id, createdAt } = shown
  const records = [{ kind: KINDS[kind], id, createdAt }]
  const emails = group.length > 1 ? group.flatMap((one) => one.shown?.email ?? []) : undefined
  return { id: root.id, name, email, emails, phone, lastAt: createdAt, records }
}

export function toOther(group: readonly Profile[]): OtherCustomer | undefined {
  const row = toRow(group)
  if (!row) return undefined
  const { emails: _, records: __, ...other } = row
  return other
}

/** More customers than share any phone but an office's. */
const SHARING_MAX = 10

/** Ids of the customers with a phone number, `SHARING_MAX` at most: one row is read of each, however many records it has. */
export async function customersWithPhone(digits: string): Promise<string[]> {
  const partition = phonePartition(digits)
  const found: string[] = []
  while (found.length < SHARING_MAX) {
    // '~' sorts after all pointers of a customer.
    const from = `${found.at(-1) ?? ''}#~`
    const [pointer] = (await queryPage({ index: 'byStatus', partition, from, limit: 1 })).rows
    if (!pointer) break
    found.push(String(pointer['customer']))
  }
  return found
}
