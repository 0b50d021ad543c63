import { config } from '#functions/environment.ts'
import { writeLog } from '#functions/log.ts'

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
