import { Duration } from 'aws-cdk-lib'
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { BATCHING_WINDOW_SECONDS } from '#functions/publication-times.ts'
import { PUBLISHED_PARTITIONS } from '#functions/table/keys.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import type { FailureBucket } from '#infra/constructs/failure-bucket.ts'
import type { ServiceFunction } from '#infra/constructs/service-function.ts'

type Props = { table: ITableV2; publisher: ServiceFunction; failureBucket: FailureBucket }

/** Starts the publisher when settings, prices or texts change, once for a burst of edits. */
export class PublicationStream extends Construct {
  constructor(scope: Construct, id: string, { table, publisher, failureBucket }: Props) {
    super(scope, id)
    const mapping = new EventSourceMapping(this, 'Mapping', {
      target: publisher,
      eventSourceArn: publisher.allowReadingStream(table),
      // A run reads all data, so that what was edited before the mapping existed needs no event of its own.
      startingPosition: StartingPosition.LATEST,
      batchSize: 100,
      maxBatchingWindow: Duration.seconds(BATCHING_WINDOW_SECONDS),
      filters: [
        FilterCriteria.filter({
          dynamodb: {
            Keys: { [TABLE_SHAPE.partitionKey]: { S: FilterRule.or(...PUBLISHED_PARTITIONS) } },
          },
        }),
      ],
      bisectBatchOnError: true,
      retryAttempts: 3,
      maxRecordAge: Duration.hours(1),
      onFailure: failureBucket.destination,
    })
    failureBucket.allowKeeping(publisher)
    // Lambda checks the permissions when it creates the mapping.
    mapping.node.addDependency(publisher.role)
  }
}
