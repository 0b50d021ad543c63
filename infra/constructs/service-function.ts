import { readFileSync } from 'node:fs'
import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  type Code,
  Function as LambdaFunction,
  Runtime,
  RuntimeFamily,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { ENV } from '#functions/environment.ts'
import { type Grant, joinGrants, tableStatement } from '#infra/grants/grant.ts'

type ServiceFunctionProps = {
  /** A folder that contains index.mjs. */
  code: Code
  table: ITableV2
  grants: readonly Grant[]
  logRetention: RetentionDays
  /** In addition to the table's name. */
  environment?: Record<string, string>
  /** Megabytes. Processor time grows with them: 1769 are one whole processor (Lambda developer guide). @default 512 */
  memorySize?: number
  /** Fixed name, for stacks that reference the function without importing it. Absent: CloudFormation's choice. */
  functionName?: string
  timeoutSeconds: number
}

/** The Node that everything else is built and tested with. */
const RUNTIME = new Runtime(`nodejs${readFileSync('.nvmrc', 'utf8').trim()}.x`, RuntimeFamily.NODEJS, {
  supportsInlineCode: true,
})

/** A function with a log group and a role of its own, which allows its grants and that log only. */
export class ServiceFunction extends LambdaFunction {
  override readonly role: Role

  constructor(scope: Construct, id: string, props: ServiceFunctionProps) {
    const logGroup = new LogGroup(scope, `${id}Log`, {
      retention: props.logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    logGroup.grantWrite(role)
    super(scope, id, {
      runtime: RUNTIME,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: props.code,
      role,
      logGroup,
      memorySize: props.memorySize ?? 512,
      timeout: Duration.seconds(props.timeoutSeconds),
      ...(props.functionName && { functionName: props.functionName }),
      environment: { [ENV.tableName]: props.table.tableName, ...props.environment },
    })
    this.role = role
    for (const grant of joinGrants(props.grants))
      role.addToPolicy(tableStatement(props.table.tableArn, grant))
  }

  /** Allows a mapping of the table's stream to this function. @returns the stream's ARN */
  allowReadingStream({ tableStreamArn }: ITableV2): string {
    if (tableStreamArn === undefined) throw new Error('The table has no stream')
    this.addToRolePolicy(
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
    return tableStreamArn
  }
}
