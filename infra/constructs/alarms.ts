/** All alarms. Each has a section of the same name in docs/runbook.md. */
import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { EventField } from 'aws-cdk-lib/aws-events'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { ILogGroup } from 'aws-cdk-lib/aws-logs'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import {
  failedMails,
  loginRefusals,
  maximum,
  outboxMetric,
  refusals,
  siteMetric,
  sum,
  throttles,
} from '#infra/constructs/metrics.ts'
import { notice } from '#infra/constructs/notices.ts'
import type { PrivateBucket } from '#infra/constructs/private-bucket.ts'

export type WatchedParts = {
  api: HttpApi
  accessLog: ILogGroup
  distribution: Distribution
  table: ITableV2
  notifier: LambdaFunction
  sweeper: LambdaFunction
  mailEvents: LambdaFunction
  publisher: LambdaFunction
  canary: LambdaFunction
  failureBucket: PrivateBucket
  topic: ITopic
  /** Name of the vault; absent without monthly backups. */
  backupVault: string | undefined
}

/** `above` is 0 by default. */
type Watch = { metric: IMetric; above?: number; description: string } & Partial<AlarmProps>

function watches(scope: Construct, parts: WatchedParts): Record<string, Watch> {
  const { api, distribution, table, notifier, sweeper, mailEvents, publisher, canary } = parts
  return {
    ApiErrors: {
      metric: sum('AWS/ApiGateway', '5xx', { ApiId: api.apiId }),
      description: 'An endpoint failed or timed out: a visitor saw an error.',
    },
    ApiSlow: {
      metric: api.metricLatency({ statistic: 'p95' }),
      above: 3000,
      evaluationPeriods: 3,
      description: 'One request in twenty took longer than 3 seconds for a quarter of an hour.',
    },
    FunctionsThrottled: {
      // Without a dimension the metric covers all functions of the account.
      metric: sum('AWS/Lambda', 'Throttles'),
      description: 'Lambda throttled functions: the concurrency limit is reached.',
    },
    SiteErrors: {
      metric: siteMetric(distribution, '5xxErrorRate'),
      above: 2,
      evaluationPeriods: 2,
      description: 'More than 2 percent of the responses of the edge are errors.',
    },
    CanaryFailed: {
      metric: canary.metricErrors(),
      description: 'The canary could not open the home page, read from the API or write to it.',
    },
    CanarySilent: {
      ...silent(canary),
      description: 'The canary has not run for a quarter of an hour: nobody looks at the site from outside.',
    },
    ApiForbidden: {
      metric: refusals(scope, 'Forbidden', '403', parts),
      above: 50,
      description:
        'The API refused more than 50 requests in five minutes as not sent through the edge, or by another site.',
    },
    ApiFlooded: {
      metric: refusals(scope, 'TooMany', '429', parts),
      above: 100,
      description:
        'The API refused more than 100 requests in five minutes as too many, perhaps those of customers and of the owner, too.',
    },
    LoginBurst: {
      metric: loginRefusals(scope, parts.accessLog, table),
      above: 30,
      description: 'More than 30 sign-ins were refused in five minutes: somebody is guessing passwords.',
    },
    NotifierErrors: {
      metric: notifier.metricErrors(),
      description: 'The function that sends mail failed as a whole.',
    },
    NotifierBehind: {
      metric: maximum('AWS/Lambda', 'IteratorAge', { FunctionName: notifier.functionName }),
      above: Duration.minutes(10).toMilliseconds(),
      description: 'New leads wait more than ten minutes in the stream.',
    },
    SweeperErrors: {
      metric: sweeper.metricErrors(),
      evaluationPeriods: 2,
      description: 'Mails that failed once are not retried.',
    },
    SweeperSilent: {
      ...silent(sweeper),
      description: 'The sweeper has not run for a quarter of an hour.',
    },
    MailEventErrors: {
      metric: mailEvents.metricErrors(),
      description: 'Bounces and complaints do not reach the back office.',
    },
    PublisherErrors: {
      metric: publisher.metricErrors(),
      description: "The owner's edit is not on the website yet: the function that writes its pages failed.",
    },
    PublisherBehind: {
      metric: maximum('AWS/Lambda', 'IteratorAge', { FunctionName: publisher.functionName }),
      above: Duration.minutes(10).toMilliseconds(),
      description: 'Edits wait more than ten minutes in the stream.',
    },
    OutboxOld: {
      metric: outboxMetric(table, 'OutboxOldestSeconds'),
      above: Duration.minutes(30).toSeconds(),
      description: 'A mail about a lead has been waiting for more than half an hour.',
    },
    OutboxFailed: {
      metric: failedMails(table),
      description: 'A mail to the owner was refused permanently; the back office shows the reason.',
    },
    ReceiptsPaused: {
      metric: outboxMetric(table, 'ReceiptsPaused'),
      description:
        'Five emails to customers came back within a day: receipts and reminders of quotes wait for the owner.',
    },
    ReceiptsUsedUp: {
      metric: outboxMetric(table, 'ReceiptsUsedUp'),
      description: 'So many receipts were sent today that messages, then quotes, then bookings get none.',
    },
    ...(parts.backupVault && {
      BackupFailed: {
        metric: sum('AWS/Backup', 'NumberOfBackupJobsFailed', {
          BackupVaultName: parts.backupVault,
          ResourceType: 'DynamoDB',
        }),
        description: 'The monthly copy of the table was not made.',
      },
    }),
    FailureKept: {
      metric: sum('AWS/Events', 'MatchedEvents', { RuleName: failureRule(scope, parts).ruleName }),
      description: 'A stream record or event could not be handled and is in the failure bucket.',
    },
    TableThrottled: {
      metric: throttles('WriteThrottleEvents', table),
      description: 'The table or an index of it throttled writes: its capacity limit is reached.',
    },
    TableReadsThrottled: {
      metric: throttles('ReadThrottleEvents', table),
      description: 'The table or an index of it throttled reads: its capacity limit is reached.',
    },
    MailBounces: {
      metric: maximum('AWS/SES', 'Reputation.BounceRate'),
      above: 0.04,
      description: 'More than 4 percent of our mail bounces; SES reviews accounts from 5 percent.',
    },
    MailComplaints: {
      metric: maximum('AWS/SES', 'Reputation.ComplaintRate'),
      above: 0.0008,
      description:
        'More than 0.08 percent of our mail is marked as spam; SES reviews accounts from 0.1 percent.',
    },
  }
}

/** A scheduled function that has not run for a quarter of an hour. Without a run there is no data. */
const silent = (scheduled: LambdaFunction) => ({
  metric: scheduled.metricInvocations(),
  comparisonOperator: ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD,
  evaluationPeriods: 3,
  treatMissingData: TreatMissingData.BREACHING,
})

/** Creates all alarms. Each notifies the topic when it starts and when it ends. */
export function alarmsFor(scope: Construct, parts: WatchedParts): Record<string, Alarm> {
  const action = new SnsAction(parts.topic)
  const create = ([id, { metric, above = 0, description, ...props }]: [string, Watch]): [string, Alarm] => {
    const alarm = new Alarm(scope, id, {
      metric,
      threshold: above,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: `${description} See docs/runbook.md, ${id}.`,
      ...props,
    })
    alarm.addAlarmAction(action)
    alarm.addOkAction(action)
    return [id, alarm]
  }
  return Object.fromEntries(Object.entries(watches(scope, parts)).map(create))
}

/** Names each kept failure to the topic; the alarm only says that there is one. */
const failureRule = (scope: Construct, { failureBucket, topic }: WatchedParts) =>
  notice(scope, 'FailureKeptRule', {
    topic,
    eventPattern: {
      source: ['aws.s3'],
      detailType: ['Object Created'],
      detail: { bucket: { name: [failureBucket.bucketName] } },
    },
    text: `Could not be handled and was kept: ${EventField.fromPath('$.detail.bucket.name')}/${EventField.fromPath('$.detail.object.key')}`,
  })
