/** The functions that changes of the table start. */
import { Duration } from 'aws-cdk-lib'
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb'
import {
  EventSourceMapping,
  type EventSourceMappingOptions,
  FilterCriteria,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { STREAM_PATTERNS } from '#functions/table/stream-patterns.ts'
import { BATCHING_WINDOW_SECONDS } from '#functions/triggers.ts'
import type { FailureBucket } from '#infra/constructs/failure-bucket.ts'
import type { ServiceFunction } from '#infra/constructs/service-function.ts'

/** New mails. */
export const OUTBOX_STREAM: EventSourceMappingOptions = {
  // Also sends mails that were queued before the mapping existed.
  startingPosition: StartingPosition.TRIM_HORIZON,
  batchSize: 10,
  filters: [FilterCriteria.filter(STREAM_PATTERNS.notifier)],
  reportBatchItemFailures: true,
}

/** Changes of what pages show, once for a burst of edits. */
export const EDITS_STREAM: EventSourceMappingOptions = {
  // A run reads all data, so that what was edited before the mapping existed needs no event of its own.
  startingPosition: StartingPosition.LATEST,
  batchSize: 100,
  maxBatchingWindow: Duration.seconds(BATCHING_WINDOW_SECONDS),
  filters: [FilterCriteria.filter(STREAM_PATTERNS.publisher)],
}

type Props = {
  table: ITableV2
  handler: ServiceFunction
  failureBucket: FailureBucket
  stream: EventSourceMappingOptions
}

/** Passes changes from the table's stream to a function, and those it fails on to the failure bucket. */
export class TableStream extends Construct {
  constructor(scope: Construct, id: string, { table, handler, failureBucket, stream }: Props) {
    super(scope, id)
    const { tableStreamArn } = table
    if (tableStreamArn === undefined) throw new Error('The table has no stream')
    const reads = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams']
    handler.allow(
      reads.map((action) => `dynamodb:${action}`),
      tableStreamArn,
    )
    new EventSourceMapping(this, 'Mapping', {
      target: handler,
      eventSourceArn: tableStreamArn,
      bisectBatchOnError: true,
      // Few retries, because a failing record blocks those behind it. The sweeper retries mails for much longer.
      retryAttempts: 3,
      maxRecordAge: Duration.hours(1),
      onFailure: failureBucket.destination,
      ...stream,
    })
    failureBucket.allowKeeping(handler)
  }
}
