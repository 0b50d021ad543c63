import { Stack } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'

/** Sends alarms, kept failures and budget warnings to the owner's mailbox. */
export class AlarmTopic extends Topic {
  /** @param topicName fixed, for the back office, which is deployed before it */
  constructor(scope: Construct, id: string, topicName: string, email: string | undefined) {
    super(scope, id, { enforceSSL: true, topicName })
    if (email) this.addSubscription(new EmailSubscription(email))
    // Rules have a statement without a condition: SNS knows no source of theirs (EventBridge user guide, "Amazon SNS permissions").
    for (const service of ['cloudwatch', 'budgets'])
      this.addToResourcePolicy(
        new PolicyStatement({
          sid: `From${service}`,
          principals: [new ServicePrincipal(`${service}.amazonaws.com`)],
          actions: ['sns:Publish'],
          resources: [this.topicArn],
          conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
        }),
      )
  }
}
