/** Properties of events and schedules, of mail, and of what watches them and tells the owner. */
import type { Properties, Reader } from '#tests/infra/properties/read.ts'

const MAPPING = 'Lambda::EventSourceMapping'
const RULE = 'Events::Rule'
const SHOWN = ['SETTINGS', 'PRICING', 'CONTENT', 'PHOTOS', 'REVIEWS', 'PUBLICATION_REQUEST']

export function events({ each, one }: Reader): Properties {
  const statementsOf = (type: string, name: string) =>
    one<Statement[]>(type, name, 'PolicyDocument.Statement')
  const filterOf = (mapping: string) =>
    JSON.parse(String(one(MAPPING, mapping, 'FilterCriteria.Filters.0.Pattern'))) as unknown
  const onceWithin = (MaximumEventAgeInSeconds: number) => ({
    MaximumRetryAttempts: 0,
    MaximumEventAgeInSeconds,
  })
  return {
    'the notifier gets mails that are queued and were never tried': [
      filterOf('Mail-OutboxMapping'),
      {
        eventName: ['INSERT', 'MODIFY'],
        dynamodb: {
          NewImage: { entity: { S: ['OUTBOX'] }, status: { S: ['queued'] }, attempts: { N: ['0'] } },
        },
      },
    ],
    'the publisher gets what pages show': [
      filterOf('Publisher-EditsMapping'),
      { dynamodb: { Keys: { pk: { S: SHOWN } } } },
    ],
    'mails that are queued before the stream is read are sent too': [
      each(MAPPING, 'StartingPosition'),
      { 'Mail-OutboxMapping': 'TRIM_HORIZON', 'Publisher-EditsMapping': 'LATEST' },
    ],
    'ten mails go together, and a burst of edits becomes one run': [
      [each(MAPPING, 'BatchSize'), each(MAPPING, 'MaximumBatchingWindowInSeconds')],
      [{ 'Mail-OutboxMapping': 10, 'Publisher-EditsMapping': 100 }, { 'Publisher-EditsMapping': 5 }],
    ],
    'a mail that fails is tried again without those that were sent': [
      each(MAPPING, 'FunctionResponseTypes'),
      { 'Mail-OutboxMapping': ['ReportBatchItemFailures'] },
    ],
    'a record that fails is tried three times more within an hour, apart from others, and then kept': [
      [
        ...['BisectBatchOnFunctionError', 'MaximumRetryAttempts', 'MaximumRecordAgeInSeconds'],
        'DestinationConfig.OnFailure.Destination',
      ].map((path) => Object.values(each(MAPPING, path))),
      [true, 3, 3600, 'arn:aws:s3:::Mail-Failures'].map((value) => [value, value]),
    ],
    'a sweep or a look of the canary that fails is not repeated; an event of SES is, for six hours': [
      Object.fromEntries(
        Object.values(each('Lambda::EventInvokeConfig')).map((config) => {
          const { FunctionName, MaximumRetryAttempts, MaximumEventAgeInSeconds } = config as Invoking
          return [FunctionName, [MaximumRetryAttempts, MaximumEventAgeInSeconds]]
        }),
      ),
      { 'Mail-Sweeper': [0, 60], 'Mail-MailEvents': [2, 21_600], 'Monitoring-CanaryFunction': [0, 300] },
    ],
    'each rule starts its function, on time or not at all': [
      each(RULE, 'Targets.0.Arn'),
      {
        'Mail-SweeperSchedule': 'Mail-Sweeper.Arn',
        'Mail-UndeliveredMail': 'Mail-MailEvents.Arn',
        'Monitoring-CanaryReads': 'Monitoring-CanaryFunction.Arn',
        'Monitoring-CanaryWrites': 'Monitoring-CanaryFunction.Arn',
        'Publisher-Daily': 'Publisher-Publisher.Arn',
        'Monitoring-FailureKeptRule': 'Monitoring-Alarms',
        'Monitoring-MonthlyCopy': 'Monitoring-Alarms',
        'Monitoring-CertificateEnding': 'Monitoring-Alarms',
      },
    ],
    'a start that is late is dropped: the next one follows': [
      each(RULE, 'Targets.0.RetryPolicy'),
      {
        'Mail-SweeperSchedule': onceWithin(60),
        'Monitoring-CanaryReads': onceWithin(300),
        'Monitoring-CanaryWrites': onceWithin(300),
      },
    ],
    'the sweeper runs each minute, and pages get the new year within a day (P1.15)': [
      ['Mail-SweeperSchedule', 'Publisher-Daily'].map((rule) => one(RULE, rule, 'ScheduleExpression')),
      ['rate(1 minute)', 'rate(1 day)'],
    ],
    'rules are on': [new Set(Object.values(each(RULE, 'State'))), new Set(['ENABLED'])],
    'what SES could not deliver of our mail reaches its function': [
      one(RULE, 'Mail-UndeliveredMail', 'EventPattern'),
      {
        source: ['aws.ses'],
        'detail-type': ['Email Bounced', 'Email Complaint Received', 'Email Rejected'],
        detail: { mail: { tags: { 'ses:configuration-set': ['Mail-SenderConfigurationSet'] } } },
      },
    ],
    'SES tells the bus that rules listen to': [
      one(
        'SES::ConfigurationSetEventDestination',
        'Mail-SenderConfigurationSetUndelivered',
        'EventDestination',
      ),
      {
        Enabled: true,
        EventBridgeDestination: { EventBusArn: 'arn:aws:events:us-east-1:111111111111:event-bus/default' },
        MatchingEventTypes: ['bounce', 'complaint', 'reject'],
      },
    ],
    'mail from the domain has its settings, and bounces to its subdomain': [
      Object.values(each('SES::EmailIdentity')),
      [
        {
          ConfigurationSetAttributes: { ConfigurationSetName: 'Mail-SenderConfigurationSet' },
          EmailIdentity: 'cleaning.example',
          MailFromAttributes: { MailFromDomain: 'bounce.cleaning.example' },
          Tags: [{ Key: 'stage', Value: 'prod' }],
        },
      ],
    ],
    'mail goes over TLS alone, and no more to who has bounced or complained': [
      ['DeliveryOptions', 'ReputationOptions', 'SuppressionOptions'].map((path) =>
        one('SES::ConfigurationSet', 'Mail-SenderConfigurationSet', path),
      ),
      [
        ...[{ TlsPolicy: 'REQUIRE' }, { ReputationMetricsEnabled: true }],
        { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
      ],
    ],
    'an object that is kept is told to the owner by its name': [
      [
        one(RULE, 'Monitoring-FailureKeptRule', 'EventPattern'),
        one(RULE, 'Monitoring-FailureKeptRule', 'Targets.0.InputTransformer.InputTemplate'),
      ],
      [
        {
          source: ['aws.s3'],
          'detail-type': ['Object Created'],
          detail: { bucket: { name: ['Mail-Failures'] } },
        },
        '"Could not be handled and was kept: <detail-bucket-name>/<detail-object-key>"',
      ],
    ],
    'the owner hears each month that the table is copied, and daily of a certificate that is not renewed': [
      ['MonthlyCopy', 'CertificateEnding'].map((id) => one(RULE, `Monitoring-${id}`, 'EventPattern')),
      [
        {
          source: ['aws.backup'],
          'detail-type': ['Backup Job State Change'],
          detail: {
            state: ['COMPLETED'],
            resourceArn: ['arn:aws:dynamodb:us-east-1:111111111111:table/Cleaning-prod-Table'],
          },
        },
        {
          source: ['aws.acm'],
          'detail-type': [
            'ACM Certificate Approaching Expiration',
            'ACM Certificate Expired',
            'ACM Certificate Renewal Action Required',
          ],
          detail: { CommonName: ['cleaning.example'] },
        },
      ],
    ],
    'mails about events name their section of the runbook': [
      ['MonthlyCopy', 'CertificateEnding'].map(
        (id) => /runbook\.md, (\w+)/.exec(JSON.stringify(one(RULE, `Monitoring-${id}`, 'Targets')))?.[1],
      ),
      ['MonthlyCopy', 'CertificateEnding'],
    ],
    'alarms, the budget and rules of this account may use the topic, over TLS': [
      statementsOf('SNS::TopicPolicy', 'Monitoring-AlarmsPolicy').map(({ Effect, Principal, Condition }) => [
        Effect,
        Principal,
        Condition,
      ]),
      [
        ['Deny', '*', { Bool: { 'aws:SecureTransport': 'false' } }],
        ['Allow', { Service: 'cloudwatch.amazonaws.com' }, OF_ACCOUNT],
        ['Allow', { Service: 'budgets.amazonaws.com' }, OF_ACCOUNT],
        ['Allow', { Service: 'events.amazonaws.com' }, undefined],
      ],
    ],
    'the owner hears when a month costs, or will cost, more than its budget': [
      ['Budget', 'NotificationsWithSubscribers'].map((path) =>
        one('Budgets::Budget', 'Monitoring-Budget', path),
      ),
      [
        { BudgetLimit: { Amount: 30, Unit: 'USD' }, BudgetType: 'COST', TimeUnit: 'MONTHLY' },
        ['ACTUAL', 'FORECASTED'].map((NotificationType) => ({
          Notification: { ComparisonOperator: 'GREATER_THAN', NotificationType, Threshold: 100 },
          Subscribers: [{ Address: 'Monitoring-Alarms', SubscriptionType: 'SNS' }],
        })),
      ],
    ],
    'the dashboard shows alarms, site, API, functions, mail, table and the last errors': [
      JSON.stringify(one('CloudWatch::Dashboard', 'Monitoring-Dashboard')).match(
        /(?<=\\"title\\":\\")[^\\]*/g,
      ),
      ['Alarms', 'Site', 'API', 'API latency', 'Functions', 'Mail', 'Table', 'Last errors of the API'],
    ],
    'the publisher reads and writes the pages alone, and clears them from the edge': [
      statementsOf('IAM::Policy', 'Publisher-PublisherRoleDefaultPolicy')
        .filter(({ Action }) => /s3:GetObject|cloudfront/.test(String(Action)))
        .map(({ Action, Resource }) => [Action, Resource]),
      [
        [
          ['s3:GetObject', 's3:PutObject'],
          ['*.html', 'robots.txt', 'sitemap.xml'].map((file) => `arn:aws:s3:::Site-Site/${file}`),
        ],
        ['cloudfront:CreateInvalidation', 'arn:aws:cloudfront::111111111111:distribution/Site-Distribution'],
      ],
    ],
    'a deployment takes roles of the CDK, uploads files, starts the publisher and unlocks stacks of its stage':
      [
        statementsOf('IAM::Policy', 'Site-DeployRoleDefaultPolicy')
          .filter(({ Resource }) => Resource !== '*')
          .map(({ Action, Resource }) => [
            Action,
            ...[Resource].flat().map((arn) => arn.replace(/^arn:aws:\w+:[^/]*:/, '')),
          ]),
        [
          [
            'sts:AssumeRole',
            ...['deploy', 'file-publishing', 'lookup'].map(
              (name) => `role/cdk-hnb659fds-${name}-role-111111111111-us-east-1`,
            ),
          ],
          ['ssm:GetParameter', 'parameter/cdk-bootstrap/hnb659fds/version'],
          ['lambda:InvokeFunction', 'Cleaning-prod-Publisher'],
          ['s3:ListBucket', 'Site-Site'],
          ['s3:PutObject', 'Site-Site/*'],
          ['cloudformation:UpdateTerminationProtection', 'stack/Cleaning-prod-*/*'],
        ],
      ],
  }
}

const OF_ACCOUNT = { StringEquals: { 'aws:SourceAccount': '111111111111' } }

type Statement = {
  Effect: string
  Action: string | string[]
  Principal?: unknown
  Condition?: unknown
  Resource: string | string[]
}
type Invoking = { FunctionName: string; MaximumRetryAttempts: number; MaximumEventAgeInSeconds: number }
