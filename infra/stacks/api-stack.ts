import { CfnOutput, SecretValue, Stack, type StackProps, Validations } from 'aws-cdk-lib'
import { HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { Code } from 'aws-cdk-lib/aws-lambda'
import type { ILogGroup } from 'aws-cdk-lib/aws-logs'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { ENV } from '#functions/environment.ts'
import { HASHING, timeoutSecondsOf } from '#functions/manifest.ts'
import type { StageConfig } from '#infra/config.ts'
import { ApiStage } from '#infra/constructs/api-stage.ts'
import { ServiceFunction } from '#infra/constructs/service-function.ts'
import { endpointGrants } from '#infra/endpoint-grants.ts'
import { type EndpointName, endpoints } from '#schemas/routes.ts'

type ApiStackProps = StackProps & { config: StageConfig; table: TableV2; code: (name: EndpointName) => Code }

/** On it, hashing a password takes about a third of a second. */
const WHOLE_PROCESSOR_MEGABYTES = 1769

/** The HTTP API: one function per entry of the endpoint list. */
export class ApiStack extends Stack {
  readonly api: HttpApi
  readonly accessLog: ILogGroup
  /** What the edge sends along and every function asks for: the API's own address is useless without it. */
  readonly originSecret: string

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props)
    const { config, table, code } = props
    const originSecret = randomSecret(
      this,
      'OriginSecret',
      'A new one must reach edge and functions at once: runbook.',
    )
    // CloudFormation reads a secret again only when the reference itself changes, so a new value is named by its version.
    this.originSecret = SecretValue.secretsManager(originSecret.secretArn, {
      ...(config.originSecretVersion && { versionId: config.originSecretVersion }),
    }).unsafeUnwrap()
    const jwtSecret = randomSecret(
      this,
      'SigningSecret',
      'A new one signs everybody out: replaced by hand, runbook.',
    )

    this.api = new HttpApi(this, 'Api', { createDefaultStage: false })

    for (const { name, method, path, access } of endpoints) {
      const id = pascalCase(name)
      const isSignedIn = access !== 'public'
      const handler = new ServiceFunction(this, id, {
        code: code(name),
        table,
        grants: endpointGrants[name],
        logRetention: config.logRetention,
        timeoutSeconds: timeoutSecondsOf(name),
        environment: {
          [ENV.originSecret]: this.originSecret,
          ...(isSignedIn && { [ENV.jwtSecretArn]: jwtSecret.secretArn }),
        },
        ...(HASHING.has(name) && { memorySize: WHOLE_PROCESSOR_MEGABYTES }),
        ...(name === 'login' && { reservedConcurrentExecutions: config.loginConcurrency }),
      })
      if (isSignedIn) jwtSecret.grantRead(handler)
      const route = new HttpRoute(this, `${id}Route`, {
        httpApi: this.api,
        routeKey: HttpRouteKey.with(path, HttpMethod[method]),
        integration: new HttpLambdaIntegration(`${id}Integration`, handler),
      })
      Validations.of(route).acknowledge({
        id: 'AwsSolutions-APIG4',
        reason:
          'Functions check the session themselves, by the access of the endpoint list: one place, also run locally.',
      })
    }
    this.accessLog = new ApiStage(this, 'Stage', { api: this.api, config }).accessLog
    // For who makes a device link (docs/runbook.md). The name, not the value.
    new CfnOutput(this, 'SigningSecretArn', { value: jwtSecret.secretArn })
  }
}

function randomSecret(scope: Construct, id: string, whyNotRotated: string): Secret {
  const secret = new Secret(scope, id, {
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
  })
  Validations.of(secret).acknowledge({ id: 'AwsSolutions-SMG4', reason: whyNotRotated })
  return secret
}

function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
