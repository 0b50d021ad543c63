/** When what looks after the site ran last. */

import { RUNS, type RunName, runKey } from '#functions/table/keys.ts'
import { queryRows } from '#functions/table/read.ts'
import { changeRow } from '#functions/table/transact.ts'

export type Run = { at: string; failure?: string }

/** @param failure why it failed, in words for the owner */
export async function noteRun(name: RunName, now: Date, failure?: string): Promise<void> {
  await changeRow(runKey(name), { set: { at: now.toISOString(), failure } })
}

export async function readRuns(): Promise<Partial<Record<RunName, Run>>> {
  const rows = await queryRows({ partition: RUNS })
  return Object.fromEntries(
    rows.map(({ sk, at, failure }) => [sk, { at, ...(failure !== undefined && { failure }) }]),
  )
}
