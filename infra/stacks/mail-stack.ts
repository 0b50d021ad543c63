import { Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { Construct } from 'constructs'
import { ENV } from '#functions/environment.ts'
import { SCHEDULES } from '#functions/triggers.ts'
import { FailureBucket } from '#infra/constructs/failure-bucket.ts'
import { MailSender } from '#infra/constructs/mail-sender.ts'
import type { RandomSecret } from '#infra/constructs/random-secret.ts'
import { ServiceFunction, type StageProps } from '#infra/constructs/service-function.ts'
import { OUTBOX_STREAM, TableStream } from '#infra/constructs/table-stream.ts'

type MailStackProps = StackProps &
  StageProps & {
    /** Origin of the site, for links in mails. */
    siteOrigin: string
    /** Signs these links. */
    linkSecret: RandomSecret
  }

/** The sender's identity, and the functions that send mails, retry them and process bounces. */
export class MailStack extends Stack {
  readonly notifier: ServiceFunction
  readonly sweeper: ServiceFunction
  readonly mailEvents: ServiceFunction
  readonly failureBucket: FailureBucket

  constructor(scope: Construct, id: string, props: MailStackProps) {
    super(scope, id, props)
    const { config, table } = props
    this.failureBucket = new FailureBucket(this, 'Failures')
    const sender = new MailSender(this, 'Sender', config)

    const environment = {
      [ENV.siteOrigin]: props.siteOrigin,
      [ENV.linkSecrets]: props.linkSecret.versionsIn(this),
      [ENV.mailFrom]: config.mailFrom,
      [ENV.mailConfigurationSet]: sender.configurationSetName,
    }

    this.notifier = new ServiceFunction(this, 'Notifier', { ...props, name: 'notifier', environment })
    sender.allowSending(this.notifier)
    new TableStream(this, 'Outbox', {
      table,
      handler: this.notifier,
      failureBucket: this.failureBucket,
      stream: OUTBOX_STREAM,
    })

    this.sweeper = new ServiceFunction(this, 'Sweeper', { ...props, name: 'sweeper', environment })
    sender.allowSending(this.sweeper)
    // The next run follows within a minute.
    const once = { retryAttempts: 0, maxEventAge: Duration.minutes(1) }
    this.sweeper.configureAsyncInvoke(once)
    new Rule(this, 'SweeperSchedule', {
      schedule: Schedule.rate(Duration.minutes(SCHEDULES.sweep.minutes)),
      targets: [new LambdaFunction(this.sweeper, once)],
    })

    this.mailEvents = new ServiceFunction(this, 'MailEvents', { ...props, name: 'mail-events' })
    this.failureBucket.keepFailedEvents(this.mailEvents)
    new Rule(this, 'UndeliveredMail', {
      eventPattern: {
        source: ['aws.ses'],
        detailType: ['Email Bounced', 'Email Complaint Received', 'Email Rejected'],
        detail: { mail: { tags: { 'ses:configuration-set': [sender.configurationSetName] } } },
      },
      targets: [new LambdaFunction(this.mailEvents)],
    })
  }
}
