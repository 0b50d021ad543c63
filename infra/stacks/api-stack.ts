import { CfnOutput, SecretValue, Stack, type StackProps, Validations } from 'aws-cdk-lib'
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { Code } from 'aws-cdk-lib/aws-lambda'
import type { ILogGroup } from 'aws-cdk-lib/aws-logs'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import type { StageConfig } from '#infra/config.ts'
import { ApiStage } from '#infra/constructs/api-stage.ts'
import { addEndpoint } from '#infra/constructs/endpoint.ts'
import { type EndpointName, endpoints } from '#schemas/routes.ts'

type ApiStackProps = StackProps & { config: StageConfig; table: TableV2; code: (name: EndpointName) => Code }

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
    const signingSecret = randomSecret(
      this,
      'SigningSecret',
      'A new one signs everybody out: replaced by hand, runbook.',
    )

    this.api = new HttpApi(this, 'Api', { createDefaultStage: false })

    const common = { api: this.api, table, config, code, originSecret: this.originSecret }
    for (const endpoint of endpoints)
      addEndpoint(this, endpoint, {
        ...common,
        ...(endpoint.access !== 'public' && { signingSecret }),
      })
    this.accessLog = new ApiStage(this, 'Stage', { api: this.api, config }).accessLog
    // For who makes a device link (docs/runbook.md). The name, not the value.
    new CfnOutput(this, 'SigningSecretArn', { value: signingSecret.secretArn })
  }
}

function randomSecret(scope: Construct, id: string, whyNotRotated: string): Secret {
  const secret = new Secret(scope, id, {
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
  })
  Validations.of(secret).acknowledge({ id: 'AwsSolutions-SMG4', reason: whyNotRotated })
  return secret
}
