import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import type { StageConfig } from '#infra/config.ts'
import { SingleTable } from '#infra/constructs/single-table.ts'

/** The data that must not be lost. Never rename a construct here: that would create a new, empty table. */
export class DataStack extends Stack {
  readonly table: TableV2

  constructor(scope: Construct, id: string, props: StackProps & { config: StageConfig }) {
    super(scope, id, props)
    this.table = new SingleTable(this, 'Table', props.config.tableCeiling)
    new CfnOutput(this, 'TableName', { value: this.table.tableName })
  }
}
