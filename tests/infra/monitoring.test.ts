import { expect, test } from '@jest/globals'
import { bundles } from '#functions/manifest.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import { endpoints } from '#schemas/routes.ts'
import { reader } from '#tests/infra/properties/read.ts'
import { FULL } from '#tests/infra/stages.ts'
import { propertiesOf, synthesise, text } from '#tests/infra/synthesise.ts'

const full = await synthesise('full')
test('every event function has an alarm, and so have the table and its indexes; the owner hears when it starts and ends', () => {
  const alarms = propertiesOf(full, 'AWS::CloudWatch::Alarm')
  const errors = alarms.filter(
    ({ Namespace, MetricName }) => Namespace === 'AWS/Lambda' && MetricName === 'Errors',
  )
  expect(errors).toHaveLength(bundles.length - endpoints.length)
  const indexes = Object.values(TABLE_SHAPE.indexes).map(({ name }) => name)
  for (const kind of ['Write', 'Read'] as const) {
    const [alarm] = alarms.filter((alarm) => text(alarm).includes(`"${kind}ThrottleEvents"`))
    for (const index of indexes) expect(text(alarm)).toContain(`"Value":"${index}"`)
    expect(text(alarm)).toContain('FILL(m0, 0) + FILL(m1, 0) + FILL(m2, 0) + FILL(m3, 0)')
  }
  const [subscription] = propertiesOf(full, 'AWS::SNS::Subscription')
  expect(subscription).toMatchObject({ Protocol: 'email', Endpoint: FULL.alarmEmail })
  for (const alarm of alarms) {
    expect(alarm['AlarmActions']).toEqual([subscription?.['TopicArn']])
    expect(alarm['OKActions']).toEqual(alarm['AlarmActions'])
    expect(alarm['AlarmDescription']).toContain('docs/runbook.md')
  }
})

test('a deployment finds the alarms that take it back: errors of the API, and the canary', () => {
  const { RollbackAlarms } = full.Monitoring.findOutputs('RollbackAlarms')
  const named = [...text(RollbackAlarms).matchAll(/"(\w+)","Arn"/g)].map(([, id = '']) => id)
  const alarms = full.Monitoring.findResources('AWS::CloudWatch::Alarm')
  expect(named.map((id) => alarms[id]?.['Properties'].MetricName)).toEqual(['5xx', 'Errors'])
  expect(named[1]).toMatch(/^CanaryFailed/)
})

test('each alarm goes off where the runbook says', () => {
  const rules = Object.entries(reader(full).each('CloudWatch::Alarm')).map(([name, properties]) => {
    const alarm = properties as AlarmProperties
    const watched = alarm.Dimensions?.map(({ Value }) => Value).join(' and ')
    const metric = alarm.MetricName
      ? `${alarm.Namespace} ${alarm.MetricName}${watched ? ` of ${watched}` : ''}`
      : 'of the table and its indexes'
    const what = `${alarm.Statistic ?? alarm.ExtendedStatistic ?? 'sum'} ${metric}`
    const sign = { GreaterThanThreshold: 'above', LessThanOrEqualToThreshold: 'at most' }[
      alarm.ComparisonOperator
    ]
    const minutes = (alarm.EvaluationPeriods * (alarm.Period ?? 300)) / 60
    const silence = { breaching: ', or no data', notBreaching: '' }[alarm.TreatMissingData]
    return `${name.replace('Monitoring-', '')}: ${what} ${sign} ${alarm.Threshold} for ${minutes} minutes${silence}`
  })
  expect(rules.sort()).toEqual([
    'ApiErrors: Sum AWS/ApiGateway 5xx of Api-Api above 0 for 5 minutes',
    'ApiFlooded: Sum Cleaning-prod-Table TooMany above 100 for 5 minutes',
    'ApiForbidden: Sum Cleaning-prod-Table Forbidden above 50 for 5 minutes',
    'ApiSlow: p95 AWS/ApiGateway Latency of Api-Api above 3000 for 15 minutes',
    'BackupFailed: Sum AWS/Backup NumberOfBackupJobsFailed of Cleaning-prod-Backups and DynamoDB above 0 for 5 minutes',
    'CanaryFailed: Sum AWS/Lambda Errors of Monitoring-CanaryFunction above 0 for 5 minutes',
    'CanarySilent: Sum AWS/Lambda Invocations of Monitoring-CanaryFunction at most 0 for 15 minutes, or no data',
    'FailureKept: Sum AWS/Events MatchedEvents of Monitoring-FailureKeptRule above 0 for 5 minutes',
    'FunctionsThrottled: Sum AWS/Lambda Throttles above 0 for 5 minutes',
    'LoginBurst: Sum Cleaning-prod-Table RefusedLogins above 30 for 5 minutes',
    'MailBounces: Maximum AWS/SES Reputation.BounceRate above 0.04 for 5 minutes',
    'MailComplaints: Maximum AWS/SES Reputation.ComplaintRate above 0.0008 for 5 minutes',
    'MailEventErrors: Sum AWS/Lambda Errors of Mail-MailEvents above 0 for 5 minutes',
    // In milliseconds.
    'NotifierBehind: Maximum AWS/Lambda IteratorAge of Mail-Notifier above 600000 for 5 minutes',
    'NotifierErrors: Sum AWS/Lambda Errors of Mail-Notifier above 0 for 5 minutes',
    // A gauge would keep the alarm on while an old failure waits, and hide a new one.
    'OutboxFailed: Sum Cleaning-prod-Table OutboxFailed above 0 for 5 minutes',
    'OutboxOld: Maximum Cleaning-prod-Table OutboxOldestSeconds above 1800 for 5 minutes',
    'PublisherBehind: Maximum AWS/Lambda IteratorAge of Publisher-Publisher above 600000 for 5 minutes',
    'PublisherErrors: Sum AWS/Lambda Errors of Publisher-Publisher above 0 for 5 minutes',
    'ReceiptsPaused: Maximum Cleaning-prod-Table ReceiptsPaused above 0 for 5 minutes',
    'ReceiptsUsedUp: Maximum Cleaning-prod-Table ReceiptsUsedUp above 0 for 5 minutes',
    'SiteErrors: Average AWS/CloudFront 5xxErrorRate of Site-Distribution and Global above 2 for 10 minutes',
    'SweeperErrors: Sum AWS/Lambda Errors of Mail-Sweeper above 0 for 10 minutes',
    'SweeperSilent: Sum AWS/Lambda Invocations of Mail-Sweeper at most 0 for 15 minutes, or no data',
    'TableReadsThrottled: sum of the table and its indexes above 0 for 5 minutes',
    'TableThrottled: sum of the table and its indexes above 0 for 5 minutes',
  ])
})

type AlarmProperties = {
  Dimensions?: { Value: string }[]
  Metrics?: { MetricStat?: object }[]
  Namespace?: string
  MetricName?: string
  Statistic?: string
  ExtendedStatistic?: string
  ComparisonOperator: string
  Threshold: number
  EvaluationPeriods: number
  Period?: number
  TreatMissingData: string
}
