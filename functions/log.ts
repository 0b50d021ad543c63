/** Log lines, one JSON object each. No body, header, query or error message: those can hold personal data. */
import { config } from '#functions/environment.ts'

export function writeLog(line: object): void {
  console.log(JSON.stringify(line))
}

export function logMailFault(event: string, notification: string, error: unknown): void {
  writeLog({ level: 'error', event, notification, ...errorDetails(error) })
}

/** Returns name and stack frames of an error, without its message. */
export function errorDetails(error: unknown): { error: string; stack?: string[] } {
  if (!(error instanceof Error)) return { error: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { error: error.name, stack: frames.slice(0, 8).map((frame) => frame.trim()) }
}

/**
 * Logs in CloudWatch embedded metric format: the line becomes metrics, which have alarms (infra/constructs/alarms.ts). Their
 * namespace is the table's name, which has the stage in it: two stages of an account keep theirs apart.
 */
export function writeMetrics(metrics: Record<string, number>, now = new Date()): void {
  const definitions = Object.keys(metrics).map((Name) => ({
    Name,
    Unit: Name.endsWith('Seconds') ? 'Seconds' : 'Count',
  }))
  const directive = { Namespace: config.tableName(), Dimensions: [[]], Metrics: definitions }
  writeLog({ _aws: { Timestamp: now.getTime(), CloudWatchMetrics: [directive] }, ...metrics })
}
