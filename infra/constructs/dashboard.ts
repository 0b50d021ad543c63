import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  LogQueryWidget,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import type { WatchedParts } from '#infra/constructs/alarms.ts'
import { failedMails, outboxMetric, siteMetric, sum } from '#infra/constructs/metrics.ts'

const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
  new GraphWidget({ title, left, right, width: 12 })

/** One page with the state of the site, the API, mail and the table. */
export class OperationsDashboard extends Dashboard {
  constructor(
    scope: Construct,
    id: string,
    parts: Omit<WatchedParts, 'topic' | 'backupVault'>,
    alarms: Alarm[],
  ) {
    const { api, distribution, table, notifier, sweeper, accessLog } = parts
    const site = (name: string, statistic?: string) => siteMetric(distribution, name, statistic)
    const lambda = (name: string) => sum('AWS/Lambda', name)
    super(scope, id, {
      widgets: [
        [new AlarmStatusWidget({ title: 'Alarms', alarms, width: 24 })],
        [
          graph('Site', [site('Requests', 'Sum')], [site('4xxErrorRate'), site('5xxErrorRate')]),
          graph('API', [api.metricCount()], [api.metricClientError(), api.metricServerError()]),
        ],
        [
          graph(
            'API latency',
            ['p50', 'p95'].map((statistic) => api.metricLatency({ statistic })),
          ),
          graph('Functions', [lambda('Invocations')], [lambda('Errors'), lambda('Throttles')]),
        ],
        [
          graph(
            'Mail',
            [
              outboxMetric(table, 'OutboxWaiting'),
              failedMails(table),
              notifier.metricErrors(),
              sweeper.metricErrors(),
            ],
            [outboxMetric(table, 'OutboxOldestSeconds')],
          ),
          graph('Table', [table.metricConsumedReadCapacityUnits(), table.metricConsumedWriteCapacityUnits()]),
        ],
        [
          new LogQueryWidget({
            title: 'Last errors of the API',
            logGroupNames: [accessLog.logGroupName],
            queryLines: [
              'fields @timestamp, routeKey, status, requestId, error',
              'filter status >= 500',
              'sort @timestamp desc',
              'limit 20',
            ],
            width: 24,
          }),
        ],
      ],
    })
  }
}
