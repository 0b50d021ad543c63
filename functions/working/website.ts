/** Whether the website shows what it should, and what looks after it runs. */
import * as z from 'zod'
import type { Run } from '#functions/runs/run-store.ts'
import { age, found, HOUR_MS, MINUTE_MS } from '#functions/working/finding.ts'
import type { Publication } from '#schemas/contract/publication.ts'
import type { Finding } from '#schemas/contract/working.ts'

const ANSWER_TIMEOUT = 3000

const Version = z.object({ commit: z.string(), builtAt: z.string() })

export async function readVersion(origin: string): Promise<Finding> {
  const answer = await fetch(`${origin}/version.json`, { signal: AbortSignal.timeout(ANSWER_TIMEOUT) })
  const { commit, builtAt: at } = Version.parse(await answer.json())
  return found('version-live', { commit, at })
}

export function judgePages({ publishedAt: at, failure }: Publication): Finding {
  if (failure !== undefined) return found('pages-failed', { failure })
  return at === undefined ? found('pages-never') : found('pages-published', { at })
}

/** The first two as the alarms SweeperSilent and CanarySilent; a write may be missed once. */
const SILENT_AFTER = { sweeper: 15 * MINUTE_MS, 'canary-reads': 15 * MINUTE_MS, 'canary-writes': 3 * HOUR_MS }

export function judgeRun(name: keyof typeof SILENT_AFTER, run: Run | undefined, now: Date): Finding {
  if (run === undefined) return found(`${name}-never`)
  const { at, failure } = run
  if (age(at, now) > SILENT_AFTER[name]) return found(`${name}-silent`, { at })
  if (name === 'sweeper' || failure === undefined) return found(`${name}-well`, { at })
  return found(`${name}-failed`, { at, failure })
}
