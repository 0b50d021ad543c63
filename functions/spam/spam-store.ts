/** Deletes spam step by step. */
import * as z from 'zod'
import { AppError, notFound } from '#functions/errors.ts'
import { matching } from '#functions/table/expression.ts'
import { placeOf, type RecordEntity, type RecordList, recordKey } from '#functions/table/keys.ts'
import { queryPage } from '#functions/table/read.ts'
import { countDifference } from '#functions/table/records.ts'
import { remove, transact } from '#functions/table/transact.ts'
import { Id } from '#schemas/contract/records.ts'
import type { DeletedSpam, SpamList } from '#schemas/contract/spam.ts'
import { SPAM } from '#schemas/facts/statuses.ts'

/** Records per call, which takes some seconds at most. */
const STEP = 200
/** Records per transaction, which is limited to 100 writes: two counters are among them. */
const AT_ONCE = 90

const LISTS: Record<SpamList, { entity: RecordEntity; list: RecordList }> = {
  quotes: { entity: 'QUOTE', list: 'QUOTE' },
  'commercial-quotes': { entity: 'CONTACT', list: 'COMMERCIAL_QUOTE' },
  contacts: { entity: 'CONTACT', list: 'CONTACT' },
  bookings: { entity: 'BOOKING', list: 'BOOKING' },
}

/** `alsoIn` is absent unless the record is in a second list. */
const SpamRow = z.object({ id: Id, alsoIn: z.string().optional() })
type SpamRow = z.infer<typeof SpamRow>

const IS_SPAM = matching({ isSpam: true })

/** Deletes a list's oldest spam, at most so many. Skips records that are kept or deleted concurrently. */
export async function deleteSpam(spamList: SpamList, most: number): Promise<DeletedSpam> {
  const { entity, list } = LISTS[spamList]
  const page = await queryPage({ ...placeOf(list, SPAM), limit: Math.min(most, STEP) })
  const rows = page.rows.map((item) => SpamRow.parse(item))
  let deleted = 0
  for (let from = 0; from < rows.length; from += AT_ONCE)
    deleted += await deleteSome(entity, rows.slice(from, from + AT_ONCE))
  // The table ends a page early if its rows are long.
  return { deleted, hasMore: page.last !== undefined && rows.length < most }
}

/** Deletes in one transaction or, if one record has changed, one by one. @returns how many */
async function deleteSome(entity: RecordEntity, rows: SpamRow[]): Promise<number> {
  if (await isDeleted(entity, rows)) return rows.length
  let deleted = 0
  for (const row of rows) deleted += Number(await isDeleted(entity, [row]))
  return deleted
}

/** @returns false if one of them is no longer spam, or deleted */
async function isDeleted(entity: RecordEntity, rows: SpamRow[]): Promise<boolean> {
  const second = rows.filter(({ alsoIn }) => alsoIn !== undefined)
  const counted = {
    [entity]: { [SPAM]: rows.length },
    // The only second list there is.
    COMMERCIAL_QUOTE: { [SPAM]: second.length },
  }
  try {
    await transact([
      ...rows.map(({ id }) => remove(recordKey(entity, id), IS_SPAM, () => notFound('spam'))),
      ...countDifference(counted, {}),
    ])
    return true
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return false
    throw error
  }
}
