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

test('a scheduled function that has not run for a quarter of an hour is an alarm, although it has no data then', () => {
  const silent = resourcesOf(full, 'AWS::CloudWatch::Alarm').filter(
    ({ Properties }) => Properties['MetricName'] === 'Invocations',
  )
  expect(silent.map(({ Properties }) => text(Properties['Dimensions']).match(/Sweeper|Canary/)?.[0])).toEqual(
    ['Canary', 'Sweeper'],
  )
  for (const { Properties } of silent)
    expect(Properties).toMatchObject({
      ComparisonOperator: 'LessThanOrEqualToThreshold',
      Threshold: 0,
      Period: 300,
      EvaluationPeriods: 3,
      TreatMissingData: 'breaching',
    })
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
