/** Metrics of alarms and dashboard, over five minutes, which is the CDK's default. Our own are in the namespace that functions/log.ts writes to. */
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { FilterPattern, type IFilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import { sessionRoutes } from '#schemas/routes.ts'

const metricOf =
  (statistic: string) =>
  (namespace: string, metricName: string, dimensionsMap: Record<string, string> = {}) =>
    new Metric({ namespace, metricName, dimensionsMap, statistic })
export const sum = metricOf('Sum')
export const maximum = metricOf('Maximum')

/** Of the whole edge. */
export const siteMetric = ({ distributionId }: IDistribution, metricName: string, statistic = 'Average') =>
  metricOf(statistic)('AWS/CloudFront', metricName, { DistributionId: distributionId, Region: 'Global' })

/** A metric that functions/notifier/sweeper.lambda.ts writes. */
export const outboxMetric = (
  { tableName }: ITableV2,
  name: 'OutboxOldestSeconds' | 'OutboxWaiting' | 'ReceiptsPaused' | 'ReceiptsUsedUp',
) => maximum(tableName, name)
/** Counts each failure once (functions/outbox/transitions.ts): a failed mail that stays does not hide the next one. */
export const failedMails = ({ tableName }: ITableV2) => sum(tableName, 'OutboxFailed')

/** Sums a metric of the table and of its indexes, which DynamoDB counts apart. */
export function throttles(metricName: string, { tableName }: ITableV2): IMetric {
  const indexes = Object.values(TABLE_SHAPE.indexes).map(({ name }) => ({ GlobalSecondaryIndexName: name }))
  const metrics = [{}, ...indexes].map((index, at): [string, Metric] => [
    `m${at}`,
    sum('AWS/DynamoDB', metricName, { TableName: tableName, ...index }),
  ])
  return new MathExpression({
    expression: metrics.map(([id]) => `FILL(${id}, 0)`).join(' + '),
    usingMetrics: Object.fromEntries(metrics),
  })
}

/** Counts the answers of a status in the API's access log. */
export const refusals = (
  scope: Construct,
  metricName: string,
  status: '403' | '429',
  { accessLog, table }: { accessLog: ILogGroup; table: ITableV2 },
) => logged(scope, metricName, accessLog, table, FilterPattern.stringValue('$.status', '=', status))

/** Counts the sign-ins that the API's access log shows as refused: wrong credentials, or over the limit. */
export function loginRefusals(scope: Construct, accessLog: ILogGroup, table: ITableV2): Metric {
  const routes = [sessionRoutes.login, sessionRoutes.passkeyLogin, sessionRoutes.createChallenge]
  const pattern = FilterPattern.all(
    FilterPattern.any(
      ...routes.map(({ method, path }) => FilterPattern.stringValue('$.routeKey', '=', `${method} ${path}`)),
    ),
    FilterPattern.any(
      FilterPattern.stringValue('$.status', '=', '401'),
      FilterPattern.stringValue('$.status', '=', '429'),
    ),
  )
  return logged(scope, 'RefusedLogins', accessLog, table, pattern)
}

/** Counts the lines of a log that a pattern finds. */
function logged(
  scope: Construct,
  metricName: string,
  logGroup: ILogGroup,
  { tableName: metricNamespace }: ITableV2,
  filterPattern: IFilterPattern,
): Metric {
  const properties = { logGroup, filterPattern, metricNamespace, metricName, metricValue: '1' }
  return new MetricFilter(scope, metricName, properties).metric({ statistic: 'Sum' })
}
