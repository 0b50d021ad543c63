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
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { ENV } from '#functions/environment.ts'
import { type Bundle, timeoutSecondsOf } from '#functions/manifest.ts'
import type { StageConfig } from '#infra/config.ts'
import { endpointGrants } from '#infra/grants/endpoints.ts'
import { eventFunctionGrants } from '#infra/grants/events.ts'
import { joinGrants, tableStatement } from '#infra/grants/grant.ts'

/** What functions of a stage share. */
export type StageProps = {
  config: StageConfig
  table: ITableV2
  /** A folder that contains index.mjs. */
  code: (name: Bundle['name']) => Code
}

type ServiceFunctionProps = StageProps & {
  /** Of its bundle. */
  name: Bundle['name']
  /** In addition to the table's name. */
  environment?: Record<string, string>
  /** For a function that spends its time computing, not waiting for the table. */
  hasWholeProcessor?: boolean
  /** Fixed name, for stacks that reference the function without importing it. Absent: CloudFormation's choice. */
  functionName?: string
}

/** Processor time grows with memory: this much brings one whole processor (Lambda developer guide, "Memory"). */
const WHOLE_PROCESSOR_MEGABYTES = 1769

const grants = { ...endpointGrants, ...eventFunctionGrants }

/** The Node that everything else is built and tested with. */
const RUNTIME = new Runtime(`nodejs${readFileSync('.nvmrc', 'utf8').trim()}.x`, RuntimeFamily.NODEJS, {
  supportsInlineCode: true,
})

/** A function with a log group and a role of its own, which allows its grants and that log only. */
export class ServiceFunction extends LambdaFunction {
  override readonly role: Role

  constructor(scope: Construct, id: string, props: ServiceFunctionProps) {
    const logGroup = new LogGroup(scope, `${id}Log`, {
      retention: props.config.logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    logGroup.grantWrite(role)
    super(scope, id, {
      runtime: RUNTIME,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: props.code(props.name),
      role,
      logGroup,
      memorySize: props.hasWholeProcessor ? WHOLE_PROCESSOR_MEGABYTES : 512,
      timeout: Duration.seconds(timeoutSecondsOf(props.name)),
      ...(props.functionName && { functionName: props.functionName }),
      environment: { [ENV.tableName]: props.table.tableName, ...props.environment },
    })
    this.role = role
    for (const grant of joinGrants(grants[props.name]))
      role.addToPolicy(tableStatement(props.table.tableArn, grant))
  }

  allow(actions: string | string[], ...resources: string[]): void {
    this.addToRolePolicy(new PolicyStatement({ actions: [actions].flat(), resources }))
  }
}
