/** docs/cost.md against the templates, and against sums of its own. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { endpoints } from '#schemas/routes.ts'
import { FREE_KINDS, ROWS } from '#scripts/cost/rows.ts'
import { withCosts } from '#scripts/cost/table.ts'
import { countsOf } from '#scripts/cost/templates.ts'
import { resourcesOf, synthesise } from '#tests/infra/synthesise.ts'

const cost = readFileSync('docs/cost.md', 'utf8')
const full = await synthesise('full')

test('docs/cost.md has the table that templates and prices make: npm run cost', () => {
  expect(cost).toBe(withCosts(cost))
})

test('each kind of resource has a row, or costs nothing', () => {
  const known = ROWS.flatMap(({ kinds = [] }) => kinds)
  const priced = new Set([...known, ...FREE_KINDS].map((kind) => `AWS::${kind}`))
  const used = new Set(
    Object.values(full).flatMap((template) =>
      Object.values(template.toJSON()['Resources'] as Record<string, { Type: string }>).map(
        ({ Type }) => Type,
      ),
    ),
  )
  expect([...used].filter((type) => !priced.has(type) && type !== 'AWS::WAFv2::WebACL')).toEqual([])
  expect([...priced].filter((type) => !used.has(type) && type !== 'AWS::CDK::Metadata')).toEqual([])
})

test('what costs is counted in the templates', () => {
  const sample = [
    { Type: 'AWS::CloudWatch::Alarm', Properties: { Namespace: 'Outbox', MetricName: 'Old' } },
    {
      Type: 'AWS::CloudWatch::Alarm',
      Properties: { Metrics: [{ Expression: 'a + b' }, { MetricStat: {} }, { MetricStat: {} }] },
    },
    {
      Type: 'AWS::CloudWatch::Dashboard',
      Properties: {
        DashboardBody: {
          'Fn::Join': ['', ['{"metrics":[["Outbox","Waiting"],["AWS/SES","Send"],["Outbox","Old"]]}']],
        },
      },
    },
    { Type: 'AWS::Events::Rule', Properties: { ScheduleExpression: 'rate(1 hour)' } },
    { Type: 'AWS::Events::Rule', Properties: { ScheduleExpression: 'rate(5 minutes)' } },
    { Type: 'AWS::Events::Rule', Properties: { EventPattern: {} } },
    { Type: 'AWS::SecretsManager::Secret' },
    { Type: 'AWS::DynamoDB::GlobalTable', Properties: { GlobalSecondaryIndexes: [{}, {}] } },
  ]
  expect(countsOf(sample)).toEqual({
    alarms: 2,
    alarmMetrics: 3,
    ownMetrics: 2,
    dashboards: 1,
    scheduledRuns: 720 + 8640,
    secrets: 1,
    indexes: 2,
    zones: 0,
  })
  expect(resourcesOf(full, 'AWS::SecretsManager::Secret')).toHaveLength(3)
})

test('its rows make its sums, and a flood of all routes costs what it says', () => {
  const amounts = cost
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.replaceAll('*', '').trim()))
  const rows = amounts.filter(
    ([, what = '', , first = '']) => !/^Sum|^Web firewall/.test(what) && /^[\d.]+$/.test(first),
  )
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
