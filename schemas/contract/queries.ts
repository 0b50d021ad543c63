/** Queries of lists. */
import * as z from 'zod'
import { atMost } from '#schemas/contract/texts.ts'
import { daysBetween } from '#schemas/facts/calendar-date.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import { SPAM } from '#schemas/facts/statuses.ts'

/** Whether a query has both dates, in their order and at most so many days apart. */
export const isPeriod = (days: number, from?: string, to?: string) =>
  from !== undefined && to !== undefined && from <= to && daysBetween(from, to) <= days
export const NO_MONTHS = { path: ['to'], message: 'Give both dates, at most 62 days apart' }

/** `X-Next-Cursor` of an answer is the next `cursor`. */
export const PageQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(LIMITS.pageSizeMax).optional(),
  cursor: z.string().max(1024).optional(),
})
export type PageQuery = z.infer<typeof PageQuery>

/** Of an export, for which a session that lasts for weeks must have begun lately. */
export const exportMark = () => z.literal('true').optional()

export const searchText = () => z.string().check(atMost(LIMITS.search)).trim().normalize()

/** The query of a list of records, by its statuses. */
export const listQuery = <S extends z.ZodType>(status: S) =>
  PageQuery.extend({
    sort: z.enum(['newest', 'oldest']).optional(),
    q: searchText().optional(),
    status: status.optional(),
    export: exportMark(),
  })
/** The query of any list of records, whatever its statuses. */
export type RecordsQuery = z.infer<ReturnType<typeof listQuery<z.ZodType<string>>>>

/** The query of a list whose records have no status. */
export const ListQuery = listQuery(z.enum([SPAM]))
