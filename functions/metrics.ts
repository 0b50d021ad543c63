import { writeLog } from '#functions/log.ts'

/** Logs in CloudWatch embedded metric format: the line becomes metrics, which have alarms (infra/constructs/alarms.ts). */
export function writeMetrics(Namespace: 'Outbox', metrics: Record<string, number>, now = new Date()): void {
  const definitions = Object.keys(metrics).map((Name) => ({
    Name,
    Unit: Name.endsWith('Seconds') ? 'Seconds' : 'Count',
  }))
  const directive = { Namespace, Dimensions: [[]], Metrics: definitions }
  writeLog({ _aws: { Timestamp: now.getTime(), CloudWatchMetrics: [directive] }, ...metrics })
}
