import { Duration } from 'aws-cdk-lib'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { EntityName } from '#functions/table/keys.ts'
import type { FailureBucket } from '#infra/constructs/failure-bucket.ts'
import type { ServiceFunction } from '#infra/constructs/service-function.ts'
import type { Notification } from '#schemas/contract/notifications.ts'

type Props = { table: TableV2; notifier: ServiceFunction; failureBucket: FailureBucket }

const OUTBOX: EntityName = 'OUTBOX'
const QUEUED: Notification['status'] = 'queued'

/** Hands each mail that is to be sent from the table's stream to the notifier, and what it cannot take to the failure bucket. */
export class OutboxStream extends Construct {
  constructor(scope: Construct, id: string, { table, notifier, failureBucket }: Props) {
    super(scope, id)
    const { tableStreamArn } = table
    if (tableStreamArn === undefined) throw new Error('The table has no stream')
    const mapping = new EventSourceMapping(this, 'Mapping', {
      target: notifier,
      eventSourceArn: tableStreamArn,
      // Mails queued while the mapping was away are sent too.
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 10,
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.or('INSERT', 'MODIFY'),
          dynamodb: {
            NewImage: {
              entity: { S: FilterRule.isEqual(OUTBOX) },
              status: { S: FilterRule.isEqual(QUEUED) },
              // A mail that was tried before belongs to the sweeper.
              attempts: { N: FilterRule.isEqual('0') },
            },
          },
        }),
      ],
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      // Few and soon: mails behind a stuck one wait for it. The sweeper tries again for much longer.
      retryAttempts: 3,
      maxRecordAge: Duration.hours(1),
      onFailure: failureBucket.destination,
    })
    failureBucket.allowKeeping(notifier)
    notifier.addToRolePolicy(
      new PolicyStatement({
        actions: [
          'dynamodb:DescribeStream',
          'dynamodb:GetRecords',
          'dynamodb:GetShardIterator',
          'dynamodb:ListStreams',
        ],
        resources: [tableStreamArn],
      }),
    )
    // Lambda tries the permissions while it creates the mapping.
    mapping.node.addDependency(notifier.role)
  }
}
