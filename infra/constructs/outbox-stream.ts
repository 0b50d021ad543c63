import { Duration } from 'aws-cdk-lib'
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { EntityName } from '#functions/table/keys.ts'
import type { FailureBucket } from '#infra/constructs/failure-bucket.ts'
import type { ServiceFunction } from '#infra/constructs/service-function.ts'
import type { Notification } from '#schemas/contract/notifications.ts'

type Props = { table: ITableV2; notifier: ServiceFunction; failureBucket: FailureBucket }

const OUTBOX: EntityName = 'OUTBOX'
const QUEUED: Notification['status'] = 'queued'

/** Passes new mails from the table's stream to the notifier, and those it fails on to the failure bucket. */
export class OutboxStream extends Construct {
  constructor(scope: Construct, id: string, { table, notifier, failureBucket }: Props) {
    super(scope, id)
    const mapping = new EventSourceMapping(this, 'Mapping', {
      target: notifier,
      eventSourceArn: notifier.allowReadingStream(table),
      // Also sends mails that were queued before the mapping existed.
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 10,
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.or('INSERT', 'MODIFY'),
          dynamodb: {
            NewImage: {
              entity: { S: FilterRule.isEqual(OUTBOX) },
              status: { S: FilterRule.isEqual(QUEUED) },
              // The sweeper sends mails that failed before.
              attempts: { N: FilterRule.isEqual('0') },
            },
          },
        }),
      ],
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      // Few retries, because a failing mail blocks those behind it. The sweeper retries for much longer.
      retryAttempts: 3,
      maxRecordAge: Duration.hours(1),
      onFailure: failureBucket.destination,
    })
    failureBucket.allowKeeping(notifier)
    // Lambda checks the permissions when it creates the mapping.
    mapping.node.addDependency(notifier.role)
  }
}
