/** Guards: rows that keep a natural key unique, and those that say that defaults were seeded. */
import { CONTENT } from '#functions/content/content-store.ts'
import { PHOTOS } from '#functions/photos/photo-store.ts'
import { PRICING } from '#functions/pricing/price-list.ts'
import { REVIEWS } from '#functions/reviews/review-store.ts'
import { adminGuards } from '#functions/session/admin-store.ts'
import type { Collection } from '#functions/table/collections.ts'
import { type Condition, matching } from '#functions/table/expression.ts'
import { adminKey, type CollectionName, type Key, seededKey, uniqueKey } from '#functions/table/keys.ts'
import { MUST_NOT_EXIST, put, remove, type Write, type Writes } from '#functions/table/transact.ts'
import { AdminUser } from '#schemas/contract/session.ts'
import { kindOf, type Row } from '#scripts/table/rows.ts'

/** `writes` correct it; absent if a person must decide. */
export type Difference = { text: string; writes?: Writes }

type Guard = { key: Key; of: string; holder: Record<string, string> }

const GUARD = kindOf(uniqueKey('username', ''))
const ADMIN = kindOf(adminKey(''))
const COLLECTIONS: CollectionName[] = ['PRICING', 'CONTENT', 'SETTINGS']

export function guardDifferences(rows: Row[]): Difference[] {
  const stored = new Map(rows.filter((row) => kindOf(row) === GUARD).map((row) => [row.pk, row]))
  const wanted = new Map<string, Guard[]>()
  for (const guard of guardsOf(rows)) wanted.set(guard.key.pk, [...(wanted.get(guard.key.pk) ?? []), guard])
  return [
    ...[...wanted.values()].flatMap((guards) => wrongGuard(guards, stored.get(guards[0]?.key.pk ?? ''))),
    ...[...stored.values()]
      .filter(({ pk }) => !wanted.has(pk))
      .map((row) => ({
        text: `guard ${row.pk} is of no row`,
        writes: [remove({ pk: row.pk, sk: row.sk }, matching(holderOf(row)), changed)],
      })),
    ...COLLECTIONS.filter((name) => rows.some(({ pk }) => pk === name) && !isSeeded(rows, name)).map(
      (name) => ({
        text: `${name} has rows, but would be seeded again`,
        writes: [put(seededKey(name), MUST_NOT_EXIST, changed)],
      }),
    ),
  ]
}

function guardsOf(rows: Row[]): Guard[] {
  const ofCollection = <T extends { id: string; updatedAt: string }>({
    name,
    schema,
    uniqueBy,
  }: Collection<T>) =>
    rows
      .filter(({ pk }) => pk === name)
      .map((row) => schema.parse(row))
      .map((row) => ({ key: uniqueBy(row), of: `${name} ${row.id}`, holder: { rowId: row.id } }))
  const ofAdmins = rows
    .filter((row) => kindOf(row) === ADMIN && row.sk === adminKey('').sk)
    .map((row) => AdminUser.parse(row))
    .flatMap((admin) =>
      Object.values(adminGuards(admin)).map((key) => ({
        key,
        of: `${ADMIN} ${admin.id}`,
        holder: { adminId: admin.id },
      })),
    )
  return [
    ...ofCollection(PRICING),
    ...ofCollection(CONTENT),
    ...ofCollection(PHOTOS),
    ...ofCollection(REVIEWS),
    ...ofAdmins,
  ]
}

/** @param guards what rows of one natural key want: one guard, unless two rows have the same key */
function wrongGuard(guards: Guard[], row: Row | undefined): Difference[] {
  const [guard, ...others] = guards
  if (!guard) return []
  if (others.length > 0)
    return [{ text: `the same name is of ${guards.map(({ of }) => of).join(' and ')}: rename one` }]
  const write = (condition: Condition): Write => put({ ...guard.key, ...guard.holder }, condition, changed)
  if (!row) return [{ text: `no guard of ${guard.of}`, writes: [write(MUST_NOT_EXIST)] }]
  const holder = holderOf(row)
  if (JSON.stringify(holder) === JSON.stringify(guard.holder)) return []
  return [{ text: `the guard of ${guard.of} is of another row`, writes: [write(matching(holder))] }]
}

const holderOf = ({ rowId, adminId }: Row) =>
  rowId ? { rowId: String(rowId) } : { adminId: String(adminId) }

const isSeeded = (rows: Row[], name: CollectionName) =>
  rows.some(({ pk, sk }) => pk === seededKey(name).pk && sk === seededKey(name).sk)

const changed = () => new Error('The row changed meanwhile: run this again')
