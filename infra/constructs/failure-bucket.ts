import { Duration, Validations } from 'aws-cdk-lib'
import type { CfnBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { PrivateBucket } from '#infra/constructs/private-bucket.ts'
import type { ServiceFunction } from '#infra/constructs/service-function.ts'

/** Keeps stream records and events that could not be handled, and tells EventBridge about each. */
export class FailureBucket extends PrivateBucket {
  /** Destination of the records that a stream's mapping gives up on. */
  readonly destination = { bind: () => ({ destination: this.bucketArn }) }

  constructor(scope: Construct, id: string) {
    // They hold contact details, and /privacy promises that backups end after 35 days.
    super(scope, id, { expiration: Duration.days(30) })
    const resource = this.node.defaultChild as CfnBucket
    // The construct's own method would add a helper function to the stack.
    resource.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } }
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Only Lambda writes, and people read in an incident; CloudTrail can show who.',
    })
  }

  /** Lets Lambda write what `handler` could not handle (Lambda developer guide, "S3 destination"), and read nothing. */
  allowKeeping(handler: ServiceFunction): void {
    handler.allow('s3:ListBucket', this.bucketArn)
    handler.allow('s3:PutObject', this.arnForObjects('*'))
    this.acknowledgeObjects(
      handler.role,
      '*',
      'Lambda chooses the names of its objects; nothing is read or removed.',
    )
  }

  /** Keeps an event that reaches `handler` without a stream once it has failed three times. */
  keepFailedEvents(handler: ServiceFunction): void {
    this.allowKeeping(handler)
    handler.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.hours(6),
      onFailure: this.destination,
    })
  }
}
