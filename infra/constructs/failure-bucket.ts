import { Duration, Validations } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { CfnBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { PrivateBucket } from '#infra/constructs/private-bucket.ts'
import type { ServiceFunction } from '#infra/constructs/service-function.ts'

/** Stream records and events that could not be handled, whole, until somebody looks at them; EventBridge hears of each. */
export class FailureBucket extends PrivateBucket {
  /** Where a stream's mapping puts what it gives up on. */
  readonly destination = { bind: () => ({ destination: this.bucketArn }) }

  constructor(scope: Construct, id: string) {
    // They hold people's contact details, and go before the backups of the table do (/privacy: 35 days).
    super(scope, id, { expiration: Duration.days(30) })
    const resource = this.node.defaultChild
    if (!(resource instanceof CfnBucket)) throw new Error('The construct has no bucket resource')
    // The property itself, because the construct's method brings a helper function along.
    resource.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } }
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-S1',
      reason:
        'Written by Lambda alone and read by hand in an incident; CloudTrail can show who, when it matters.',
    })
  }

  /** Lets Lambda put down what `handler` could not handle (Lambda developer guide, "S3 destination"): writing, no reading. */
  allowKeeping(handler: ServiceFunction): void {
    handler.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.bucketArn] }))
    handler.addToRolePolicy(
      new PolicyStatement({ actions: ['s3:PutObject'], resources: [this.arnForObjects('*')] }),
    )
    this.acknowledgeAnyObject(
      handler.role,
      'Lambda chooses the names of what it keeps; nothing is read or removed.',
    )
  }

  /** Events that reach a function without a stream and fail three times end here too. */
  keepFailedEvents(handler: ServiceFunction): void {
    this.allowKeeping(handler)
    handler.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.hours(6),
      onFailure: this.destination,
    })
  }
}
