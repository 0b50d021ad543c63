/** The row that runs share: which is the newest, what it showed, and what the edge may hold of files that were replaced. */
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
  /** `<start of a run> <file>`: written before the file is replaced, removed after its invalidation. */
  stale: z.set(z.string()).optional(),
})

/** `stale` holds what an invalidation must name: of this run, and of those that ended before theirs. */
export type Run = { number: number; build: string; startedAt: string; stale: Set<string> }

/** Entries this old (ms) belong to no live run. */
const ABANDONED = 10 * 60 * 1000

/** Of a run that was killed, or that Lambda ended: it could not record its own failure. */
const UNFINISHED = 'It did not finish.'

/** Makes a run the newest. @throws if a newer build has run: the stream's next try has that build's code */
export async function beginRun(build: string): Promise<Run> {
  const startedAt = new Date().toISOString()
  const row = await change(
    { set: { build, begunAt: startedAt }, add: { run: 1 } },
    matching({ build: absentOr(atMost(build)) }),
  )
  if (!row) throw new Error('A newer build has published')
  return { number: row.run, build, startedAt, stale: row.stale ?? new Set() }
}

/** Notes that the run is about to replace these files. @returns false if it is no longer the newest */
export async function announce(run: Run, files: readonly string[]): Promise<boolean> {
  const replaced = new Set(files.map((file) => `${run.startedAt} ${file}`))
  const row = await change({ add: { stale: replaced } }, ifNewest(run))
  if (!row) return false
  run.stale = row.stale ?? new Set()
  return true
}

/** Notes what the pages show. @returns false if a newer run has begun, which notes what it shows */
export async function endRun(run: Run, shown: Digests): Promise<boolean> {
  const now = new Date()
  const isOver = (start: string) => start === run.startedAt || Date.parse(start) + ABANDONED < now.getTime()
  const invalidated = [...run.stale].filter((entry) => isOver(startOf(entry)))
  if (invalidated.length > 0) await change({ without: { stale: new Set(invalidated) } })
  const done = { publishedAt: now.toISOString(), shown, failure: undefined, begunAt: undefined }
  return (await change({ set: done }, ifNewest(run))) !== undefined
}

/** Tells the owner why; never throws, because the run has an error of its own. */
export async function failRun(run: Run, failure: string): Promise<void> {
  await change({ set: { failure, begunAt: undefined } }, ifNewest(run)).catch(() => {})
}

/** The files that the edge must forget. */
export const staleFiles = ({ stale }: Run): string[] =>
  [...stale].map((entry) => entry.slice(startOf(entry).length + 1))

const startOf = (entry: string) => entry.slice(0, entry.indexOf(' '))

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

const ifNewest = ({ number }: Run) => matching({ run: number })

/** @returns the new row, or undefined if the condition failed */
async function change(changes: Change, condition?: Condition) {
  const row = await changeRow(PUBLICATION, changes, condition)
  return row && Row.parse(row)
}
