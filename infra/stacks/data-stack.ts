import { Stack, type StackProps } from 'aws-cdk-lib'
import { type ITableV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import { nameIn, type StageConfig } from '#infra/config.ts'
import { SingleTable } from '#infra/constructs/single-table.ts'

/** The data that must not be lost. Never rename a construct here: its table exists already under the same name. */
export class DataStack extends Stack {
  /** By its name, so that other stacks import nothing and a restored table takes its place (decision 72). */
  readonly table: ITableV2

  constructor(scope: Construct, id: string, props: StackProps & { config: StageConfig }) {
    super(scope, id, props)
    const { stage, tableCeiling, streamLabel } = props.config
    const tableName = nameIn(stage, 'Table')
    const { tableStreamArn = '' } = new SingleTable(this, 'Table', tableName, tableCeiling)
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
