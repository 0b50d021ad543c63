import { expect, test } from '@jest/globals'
import { bundles } from '#functions/manifest.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import { endpoints } from '#schemas/routes.ts'
import { FULL, resourcesOf, synthesise } from '#tests/infra/synthesise.ts'

const full = synthesise(FULL)
const text = (value: unknown) => JSON.stringify(value)

test('every function has an alarm: endpoints share the one of the API, event functions have their own', () => {
  const alarms = resourcesOf(full, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties)
  const errors = alarms.filter(
    ({ Namespace, MetricName }) => Namespace === 'AWS/Lambda' && MetricName === 'Errors',
  )
  expect(errors).toHaveLength(bundles.length - endpoints.length)
  expect(
    alarms.some(({ Namespace, MetricName }) => Namespace === 'AWS/ApiGateway' && MetricName === '5xx'),
  ).toBe(true)
  const indexes = Object.values(TABLE_SHAPE.indexes).map(({ name }) => name)
  for (const kind of ['Write', 'Read'] as const) {
    const [alarm] = alarms.filter((alarm) => text(alarm).includes(`"${kind}ThrottleEvents"`))
    for (const index of indexes) expect(text(alarm)).toContain(`"Value":"${index}"`)
    expect(text(alarm)).toContain('FILL(m0, 0) + FILL(m1, 0) + FILL(m2, 0) + FILL(m3, 0)')
  }
  const [subscription] = resourcesOf(full, 'AWS::SNS::Subscription').map(({ Properties }) => Properties)
  expect(subscription).toMatchObject({ Protocol: 'email', Endpoint: FULL.alarmEmail })
  for (const alarm of alarms) {
    expect(alarm['AlarmActions']).toEqual([subscription?.['TopicArn']])
    expect(alarm['OKActions']).toEqual(alarm['AlarmActions'])
    expect(alarm['AlarmDescription']).toContain('docs/runbook.md')
  }
})

test('the two scheduled functions have an alarm for when they do not run', () => {
  const silent = resourcesOf(full, 'AWS::CloudWatch::Alarm').filter(
    ({ Properties }) => Properties['MetricName'] === 'Invocations',
  )
  expect(silent.map(({ Properties }) => text(Properties['Dimensions']).match(/Sweeper|Canary/)?.[0])).toEqual(
    ['Canary', 'Sweeper'],
  )
})

test('the canary reads every five minutes and writes every hour, through the public address', () => {
  const [id, canary] =
    Object.entries(full.Monitoring.findResources('AWS::Lambda::Function')).find(([id]) =>
      id.startsWith('Canary'),
    ) ?? []
  expect(canary?.['Properties'].Environment.Variables.SITE_ORIGIN).toBe('https://cleaning.example')
  const rules = Object.values(full.Monitoring.findResources('AWS::Events::Rule'))
    .filter(({ Properties }) => Properties.ScheduleExpression)
    .map(({ Properties: { ScheduleExpression, Targets } }) => [
      ScheduleExpression,
      Targets[0].Input,
      text(Targets).includes(`"${id}"`),
    ])
  expect(rules).toEqual([
    ['rate(5 minutes)', '{"writes":false}', true],
    ['rate(1 hour)', '{"writes":true}', true],
  ])
})

test('a deployment finds the alarms that take it back: errors of the API, and the canary', () => {
  const { RollbackAlarms } = full.Monitoring.findOutputs('RollbackAlarms')
  const named = [...text(RollbackAlarms).matchAll(/"(\w+)","Arn"/g)].map(([, id = '']) => id)
  const alarms = full.Monitoring.findResources('AWS::CloudWatch::Alarm')
  expect(named.map((id) => alarms[id]?.['Properties'].MetricName)).toEqual(['5xx', 'Errors'])
  expect(named[1]).toMatch(/^CanaryFailed/)
})

test('answers 403 are counted in the access log, and a failed mail as often as it fails', () => {
  const filters = resourcesOf(full, 'AWS::Logs::MetricFilter').map(({ Properties }) => Properties)
  expect(filters).toContainEqual(
    expect.objectContaining({
      FilterPattern: '{ $.status = "403" }',
      MetricTransformations: [{ MetricName: 'Forbidden', MetricNamespace: 'Api', MetricValue: '1' }],
    }),
  )
  const alarmOf = (metric: string) =>
    resourcesOf(full, 'AWS::CloudWatch::Alarm').filter(
      ({ Properties }) => Properties['MetricName'] === metric,
    )
  expect(alarmOf('Forbidden')).toHaveLength(1)
  // A gauge would keep the alarm on while an old failure waits, and hide a new one.
  expect(alarmOf('OutboxFailed').map(({ Properties }) => Properties['Statistic'])).toEqual(['Sum'])
})

test('each alarm goes off where the runbook says', () => {
  const rules = Object.entries(full.Monitoring.findResources('AWS::CloudWatch::Alarm')).map(
    ([id, { Properties: alarm }]) => {
      const what = `${alarm.Statistic ?? alarm.ExtendedStatistic ?? 'sum'} ${alarm.MetricName ?? 'of the table and its indexes'}`
      const sign = { GreaterThanThreshold: 'above', LessThanOrEqualToThreshold: 'at most' }[
        alarm.ComparisonOperator as string
      ]
      const minutes = (alarm.EvaluationPeriods * (alarm.Period ?? 300)) / 60
      const silence = { breaching: ', or no data', notBreaching: '' }[alarm.TreatMissingData as string]
      return `${id.slice(0, -8)}: ${what} ${sign} ${alarm.Threshold} for ${minutes} minutes${silence}`
    },
  )
  expect(rules.sort()).toEqual([
    'ApiErrors: Sum 5xx above 0 for 5 minutes',
    'ApiForbidden: Sum Forbidden above 50 for 5 minutes',
    'ApiSlow: p95 Latency above 3000 for 15 minutes',
    'BackupFailed: Sum NumberOfBackupJobsFailed above 0 for 5 minutes',
    'CanaryFailed: Sum Errors above 0 for 5 minutes',
    'CanarySilent: Sum Invocations at most 0 for 15 minutes, or no data',
    'FailureKept: Sum MatchedEvents above 0 for 5 minutes',
    'FunctionsThrottled: Sum Throttles above 0 for 5 minutes',
    'LoginBurst: Sum RefusedLogins above 30 for 5 minutes',
    'MailBounces: Maximum Reputation.BounceRate above 0.04 for 5 minutes',
    'MailComplaints: Maximum Reputation.ComplaintRate above 0.0008 for 5 minutes',
    'MailEventErrors: Sum Errors above 0 for 5 minutes',
    // In milliseconds.
    'NotifierBehind: Maximum IteratorAge above 600000 for 5 minutes',
    'NotifierErrors: Sum Errors above 0 for 5 minutes',
    'OutboxFailed: Sum OutboxFailed above 0 for 5 minutes',
    'OutboxOld: Maximum OutboxOldestSeconds above 1800 for 5 minutes',
    'PublisherBehind: Maximum IteratorAge above 600000 for 5 minutes',
    'PublisherErrors: Sum Errors above 0 for 5 minutes',
    'ReceiptsPaused: Maximum ReceiptsPaused above 0 for 5 minutes',
    'ReceiptsUsedUp: Maximum ReceiptsUsedUp above 0 for 5 minutes',
    'SiteErrors: Average 5xxErrorRate above 2 for 10 minutes',
    'SweeperErrors: Sum Errors above 0 for 10 minutes',
    'SweeperSilent: Sum Invocations at most 0 for 15 minutes, or no data',
    'TableReadsThrottled: sum of the table and its indexes above 0 for 5 minutes',
    'TableThrottled: sum of the table and its indexes above 0 for 5 minutes',
  ])
})
