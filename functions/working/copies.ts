/** Whether the data could be restored. */
import * as z from 'zod'
import { callAws } from '#functions/aws-call.ts'
import { config } from '#functions/environment.ts'
import type { Run } from '#functions/runs/run-store.ts'
import { age, DAY_MS, found } from '#functions/working/finding.ts'
import type { Finding } from '#schemas/contract/working.ts'

/** The used part of AWS Backup's ListRecoveryPointsByBackupVault; dates are in seconds. */
const Copies = z.object({
  RecoveryPoints: z.array(z.object({ CreationDate: z.number(), Status: z.string() })),
})
type Copy = z.infer<typeof Copies>['RecoveryPoints'][number]

/** They are made on the first of each month, and may take a day to begin. */
const COPY_AT_MOST = 33 * DAY_MS
/** It is due every quarter. */
const DRILL_AT_MOST = 100 * DAY_MS

/** Undefined in a stage without monthly copies. A vault holds a year of them, which fit one answer. */
export async function readCopies(): Promise<Copy[] | undefined> {
  const vault = config.backupVault()
  if (vault === undefined) return undefined
  return Copies.parse(JSON.parse(await callAws('backups', `/backup-vaults/${vault}/recovery-points/`)))
    .RecoveryPoints
}

export function judgeCopies(copies: readonly Copy[] | undefined, now: Date): Finding {
  if (copies === undefined) return found('copy-off')
  const made = copies.filter(({ Status }) => Status === 'COMPLETED').map(({ CreationDate }) => CreationDate)
  if (made.length === 0) return found('copy-missing')
  const at = new Date(Math.max(...made) * 1000).toISOString()
  return found(age(at, now) > COPY_AT_MOST ? 'copy-old' : 'copy-made', { at })
}

export function judgeDrill(drill: Run | undefined, now: Date): Finding {
  if (drill === undefined) return found('drill-missing')
  return found(age(drill.at, now) > DRILL_AT_MOST ? 'drill-old' : 'drill-passed', { at: drill.at })
}
