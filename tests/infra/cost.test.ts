/** docs/cost.md against the templates, and against sums of its own. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { endpoints } from '#schemas/routes.ts'
import { STAGE } from '#scripts/cost/rows.ts'
import { withCosts } from '#scripts/cost/table.ts'
import { allResources, synthesise } from '#tests/infra/synthesise.ts'

const cost = readFileSync('docs/cost.md', 'utf8')
const full = await synthesise('full')

test('docs/cost.md has the table that prices make: npm run cost', () => {
  expect(cost).toBe(withCosts(cost))
})

test('production has what is counted, and nothing of a service that has no row and is not free', () => {
  const all = allResources(full)
  const propertiesOf = (type: string) =>
    all.filter(({ Type }) => Type === `AWS::${type}`).map(({ Properties }) => Properties)
  const alarms = propertiesOf('CloudWatch::Alarm')
  const shown = JSON.stringify(propertiesOf('CloudWatch::Dashboard'))
  const own = [
    ...alarms.map(({ Namespace, MetricName }) => `${Namespace} ${MetricName}`),
    ...[...shown.matchAll(/\[\\"([\w/-]+)\\",\\"(\w+)\\"/g)].map(([, space, name]) => `${space} ${name}`),
  ].filter((metric) => !/^(AWS\/|undefined)/.test(metric))
  const minutes = { minute: 1, hour: 60, day: 24 * 60 }
  const runs = propertiesOf('Events::Rule').flatMap(({ ScheduleExpression }) => {
    const [, every = '', unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(String(ScheduleExpression)) ?? []
    return unit ? (30 * 24 * 60) / (Number(every) * minutes[unit as keyof typeof minutes]) : []
  })
  expect({
    secrets: propertiesOf('SecretsManager::Secret').length,
    alarmMetrics: alarms
      .flatMap(({ Metrics }) => (Metrics as { MetricStat?: object }[]) ?? [{ MetricStat: {} }])
      .filter(({ MetricStat }) => MetricStat).length,
    ownMetrics: new Set(own).size,
    scheduledRuns: runs.reduce((sum, one) => sum + one, 0),
  }).toEqual(STAGE)
  const free = ['Budgets', 'CertificateManager', 'IAM', 'SNS']
  const priced =
    'ApiGatewayV2 Backup CloudFront CloudWatch DynamoDB Events Lambda Logs Route53 S3 SES SecretsManager'
  expect([...new Set(all.map(({ Type }) => Type.split('::')[1]))].sort()).toEqual(
    [...free, ...priced.split(' ')].sort(),
  )
})

test('its rows make its sums, and a flood of all routes costs what it says', () => {
  const amounts = cost
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.replaceAll('*', '').trim()))
  const rows = amounts.filter(([, what = '', , first = '']) => !/^Sum/.test(what) && /^[\d.]+$/.test(first))
  expect(rows.length).toBeGreaterThan(20)
  const sums = amounts.find(([, what]) => what === 'Sum, list price') ?? []
  // Each row is rounded.
  for (const column of [3, 4, 5])
    expect(
      Math.abs(rows.reduce((sum, cells) => sum + Number(cells[column]), 0) - Number(sums[column])),
    ).toBeLessThan(0.005 * rows.length)
  const reads = endpoints.filter(({ access, method }) => access === 'public' && method === 'GET').length
  const [, flood = ''] = /would be some \$([\d,]+) in a month/.exec(cost) ?? []
  const perSecond = 50 * reads + 10 * (endpoints.length - reads)
  expect(Math.abs(Number(flood.replace(',', '')) / (perSecond * 4.9) - 1)).toBeLessThan(0.1)
})
