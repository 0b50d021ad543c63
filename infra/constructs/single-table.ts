import { RemovalPolicy } from 'aws-cdk-lib'
import {
  type Attribute,
  AttributeType,
  Billing,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import { TABLE_SHAPE } from '#functions/table/shape.ts'

const text = (name: string): Attribute => ({ name, type: AttributeType.STRING })

/** The one table, in the shape that functions and the local stack share, protected against deletion. */
export class SingleTable extends TableV2 {
  /** @param ceiling limit of the on-demand capacity of the table and of each index, in request units per second */
  constructor(scope: Construct, id: string, tableName: string, ceiling: { reads: number; writes: number }) {
    const { partitionKey, sortKey, timeToLive, indexes, streamView } = TABLE_SHAPE
    const limits = { maxReadRequestUnits: ceiling.reads, maxWriteRequestUnits: ceiling.writes }
    super(scope, id, {
      tableName,
      partitionKey: text(partitionKey),
      sortKey: text(sortKey),
      timeToLiveAttribute: timeToLive,
      globalSecondaryIndexes: Object.values(indexes).map((index) => ({
        indexName: index.name,
        partitionKey: text(index.partitionKey),
        sortKey: text(index.sortKey),
        // Lists and searches read indexes, and the table's limit does not count them.
        ...limits,
      })),
      billing: Billing.onDemand(limits),
      encryption: TableEncryptionV2.awsManagedKey(),
      dynamoStream: StreamViewType[streamView],
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    })
  }
}
