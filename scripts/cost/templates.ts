/** What the templates of a stage hold, as far as it costs something. */
import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { STAGES } from '#infra/config.ts'
import { addStage } from '#infra/stacks/application.ts'

export type Resource = { Type: string; Properties?: Record<string, unknown> }

/** Production as most will have it: with a domain, without the options that cost more. */
export function productionResources(): Resource[] {
  const app = new App()
  const domain = { name: 'cleaning.example', hostedZoneId: 'Z0000000EXAMPLE' }
  const config = {
    ...STAGES.prod,
    domain,
    mailFrom: `hello@${domain.name}`,
    alarmEmail: 'owner@mail.example',
  }
  addStage(app, config, {
    code: (name) => Code.fromInline(name),
    siteFiles: [],
    inlineScripts: "'sha256-a='",
  })
  return app.node.children
    .filter((child) => Stack.isStack(child))
    .flatMap((stack) =>
      Object.values(Template.fromStack(stack).toJSON()['Resources'] as Record<string, Resource>),
    )
}

export type Counts = {
  secrets: number
  alarms: number
  alarmMetrics: number
  ownMetrics: number
  dashboards: number
  indexes: number
  zones: number
  /** Runs a month of each function that a schedule starts. */
  scheduledRuns: number
}

const DAYS = 30
const SECONDS = { minute: 60, hour: 3600, day: 86_400 }

export function countsOf(resources: readonly Resource[]): Counts {
  const propertiesOf = (type: string) =>
    resources.filter(({ Type }) => Type === `AWS::${type}`).map(({ Properties = {} }) => Properties)
  const alarms = propertiesOf('CloudWatch::Alarm')
  const measured = alarms.flatMap(({ Metrics, ...alarm }) =>
    Array.isArray(Metrics) ? Metrics.filter((metric) => 'MetricStat' in metric) : [alarm],
  )
  // Functions write metrics without a resource of their own: all are on the dashboard or in an alarm.
  const dashboards = propertiesOf('CloudWatch::Dashboard')
  const named = [...JSON.stringify(dashboards).matchAll(/\[\\+"([\w/-]+)\\+",\\+"([\w.]+)\\+"/g)].map(
    ([, space = '', name]) => `${space} ${name}`,
  )
  const watched = alarms.flatMap(({ Namespace, MetricName }) =>
    Namespace ? [`${Namespace} ${MetricName}`] : [],
  )
  const own = [...new Set([...named, ...watched])].filter((name) => !name.startsWith('AWS/'))
  const rates = propertiesOf('Events::Rule').flatMap(({ ScheduleExpression = '' }) => {
    const [, count = '1', unit = ''] =
      /^rate\((\d+) (minute|hour|day)s?\)$/.exec(String(ScheduleExpression)) ?? []
    return unit ? [(DAYS * SECONDS.day) / (Number(count) * SECONDS[unit as keyof typeof SECONDS])] : []
  })
  const [table] = propertiesOf('DynamoDB::GlobalTable')
  return {
    secrets: propertiesOf('SecretsManager::Secret').length,
    alarms: alarms.length,
    alarmMetrics: measured.length,
    ownMetrics: own.length,
    dashboards: dashboards.length,
    indexes: ((table?.['GlobalSecondaryIndexes'] ?? []) as unknown[]).length,
    zones: Math.min(1, propertiesOf('Route53::RecordSet').length),
    scheduledRuns: rates.reduce((sum, runs) => sum + runs, 0),
  }
}
