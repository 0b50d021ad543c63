/** Lambda: writes the public pages anew. Started by the table's stream after an edit, by a deployment, and each day. */
import { errorDetails, writeLog } from '#functions/log.ts'
import { publish } from '#functions/publisher/publish.ts'

/** Ignores what the event holds: a run reads everything. @throws so that the stream tries again, or the deployment fails */
export async function handler(): Promise<{ outcome: string }> {
  try {
    const outcome = await publish()
    writeLog({ level: 'info', event: 'publication', ...outcome })
    return outcome
  } catch (error) {
    writeLog({ level: 'error', event: 'publication', ...errorDetails(error) })
    throw error
  }
}
