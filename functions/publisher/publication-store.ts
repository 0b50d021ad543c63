/** The row that runs share: which is the newest, what it showed, and whether the edge may hold files that were replaced. */
import * as z from 'zod'
import { type Digests, digestsOf, loadOwnerData } from '#functions/publisher/site-data.ts'
import { absentOr, atMost, type Change, type Condition, matching } from '#functions/table/expression.ts'
import { PUBLICATION, PUBLICATION_REQUEST } from '#functions/table/keys.ts'
import { readRow } from '#functions/table/read.ts'
import { changeRow } from '#functions/table/transact.ts'
import { RUN_TIMEOUT_SECONDS } from '#functions/triggers.ts'
import { type Publication, SHOWN_PARTS } from '#schemas/contract/publication.ts'
import { Instant } from '#schemas/contract/records.ts'

const Row = z.object({
  /** Number and build of the newest run. */
  run: z.number(),
  build: z.string(),
  /** When the last successful run ended, and what it showed. */
  publishedAt: Instant.optional(),
  shown: z.record(z.enum(SHOWN_PARTS), z.string()).optional(),
  failure: z.string().optional(),
  /** Start of the newest run; absent once it has ended or noted its failure. */
  begunAt: Instant.optional(),
  /** Set before a run replaces files, and removed once the newest one has invalidated what it and earlier ones replaced. */
  isUnsettled: z.boolean().optional(),
})

/** `isUnsettled`: another run replaced files, and may not have invalidated them. */
export type Run = { number: number; build: string; isUnsettled: boolean }

/** Of a run that was killed, or that Lambda ended: it could not record its own failure. */
const UNFINISHED = 'It did not finish.'

/** Makes a run the newest. @throws if a newer build has run: the stream's next try has that build's code */
export async function beginRun(build: string): Promise<Run> {
  const row = await change(
    { set: { build, begunAt: new Date().toISOString() }, add: { run: 1 } },
    matching({ build: absentOr(atMost(build)) }),
  )
  if (!row) throw new Error('A newer build has published')
  return { number: row.run, build, isUnsettled: row.isUnsettled ?? false }
}

/** Notes that the run is about to replace files. @returns false if it is no longer the newest */
export const announce = (run: Run) => changeIfNewest(run, { isUnsettled: true })

/** Notes what the pages show. @returns false if a newer run has begun, which notes what it shows */
export function endRun(run: Run, shown: Digests): Promise<boolean> {
  const over = { failure: undefined, begunAt: undefined, isUnsettled: undefined }
  return changeIfNewest(run, { publishedAt: new Date().toISOString(), shown, ...over })
}

/** Tells the owner why; never throws, because the run has an error of its own. */
export async function failRun(run: Run, failure: string): Promise<void> {
  await changeIfNewest(run, { failure, begunAt: undefined }).catch(() => {})
}

/** Starts a run through the table's stream. */
export async function requestRun(): Promise<void> {
  await changeRow(PUBLICATION_REQUEST, { set: { requestedAt: new Date().toISOString() } })
}

/** Compares what the pages show with what the table holds. */
export async function loadPublication(now = new Date()): Promise<Publication> {
  const [row, data] = await Promise.all([readRow(PUBLICATION), loadOwnerData()])
  const { publishedAt, shown, begunAt, failure: noted } = row ? Row.parse(row) : {}
  const isUnfinished = begunAt && Date.parse(begunAt) + RUN_TIMEOUT_SECONDS * 1000 < now.getTime()
  const failure = isUnfinished ? UNFINISHED : noted
  const stored = digestsOf(data)
  return {
    ...(publishedAt && { publishedAt }),
    // A first run that failed has shown nothing.
    waiting: SHOWN_PARTS.filter((part) => (shown ? shown[part] !== stored[part] : failure)),
    ...(failure && { failure }),
  }
}

const changeIfNewest = async ({ number }: Run, set: Change['set']) =>
  (await change({ set }, matching({ run: number }))) !== undefined

/** @returns the new row, or undefined if the condition failed */
async function change(changes: Change, condition?: Condition) {
  const row = await changeRow(PUBLICATION, changes, condition)
  return row && Row.parse(row)
}
