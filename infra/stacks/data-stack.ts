import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import {
  type Attribute,
  AttributeType,
  Billing,
  type ITableV2,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import { nameIn, type StageConfig } from '#infra/config.ts'

const text = (name: string): Attribute => ({ name, type: AttributeType.STRING })

/** The data that must not be lost. Never rename a construct here: its table exists already under the same name. */
export class DataStack extends Stack {
  /** By its name, so that other stacks import nothing and a restored table takes its place (decision 72). */
  readonly table: ITableV2

  constructor(scope: Construct, id: string, props: StackProps & { config: StageConfig }) {
    super(scope, id, props)
    const { stage, tableCeiling, streamLabel } = props.config
    const tableName = nameIn(stage, 'Table')
    const limits = { maxReadRequestUnits: tableCeiling.reads, maxWriteRequestUnits: tableCeiling.writes }
    const { tableStreamArn = '' } = new TableV2(this, 'Table', {
      tableName,
      partitionKey: text(TABLE_SHAPE.partitionKey),
      sortKey: text(TABLE_SHAPE.sortKey),
      timeToLiveAttribute: TABLE_SHAPE.timeToLive,
      globalSecondaryIndexes: Object.values(TABLE_SHAPE.indexes).map(({ name, partitionKey, sortKey }) => ({
        indexName: name,
        partitionKey: text(partitionKey),
        sortKey: text(sortKey),
        // Lists and searches read indexes, and the table's limit does not count them.
        ...limits,
      })),
      billing: Billing.onDemand(limits),
      encryption: TableEncryptionV2.awsManagedKey(),
      dynamoStream: StreamViewType[TABLE_SHAPE.streamView],
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    // Not only while it is imported: a stack that is updated for `streamLabel` follows this one.
    this.exportValue(tableStreamArn)
    const restored = `table/${tableName}/stream/${streamLabel}`
    this.table = TableV2.fromTableAttributes(this, 'ByName', {
      tableName,
      tableStreamArn: streamLabel
        ? this.formatArn({ service: 'dynamodb', resource: restored })
        : tableStreamArn,
    })
  }
}
