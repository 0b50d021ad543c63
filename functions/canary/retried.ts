import { setTimeout as pause } from 'node:timers/promises'
import { writeLog } from '#functions/log.ts'

const TRIES = 3
const PAUSE_MS = 3000

/** Repeats a check that fails, so that one lost packet wakes nobody. Logs messages, because a canary's hold no personal data. */
export async function retried(check: () => Promise<void>, pauseMs = PAUSE_MS): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await check()
    } catch (error) {
      writeLog({ level: 'error', event: 'canary', check: check.name, attempt, problem: String(error) })
      if (attempt === TRIES) throw error
      await pause(pauseMs)
    }
  }
}
