import { SecretValue, Stack, type StackProps } from 'aws-cdk-lib'
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { ILogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { ApiStage } from '#infra/constructs/api-stage.ts'
import { addEndpoint, type EndpointProps } from '#infra/constructs/endpoint.ts'
import { RandomSecret } from '#infra/constructs/random-secret.ts'
import { endpoints } from '#schemas/routes.ts'

/** The HTTP API and its public endpoints. */
export class ApiStack extends Stack {
  readonly api: HttpApi
  readonly accessLog: ILogGroup
  /** What the edge sends along and every function asks for: the API's own address is useless without it. */
  readonly originSecret: string

  constructor(
    scope: Construct,
    id: string,
    props: StackProps & Omit<EndpointProps, 'api' | 'originSecret' | 'signingSecret'>,
  ) {
    super(scope, id, props)
    const { config } = props
    const { secretArn } = new RandomSecret(
      this,
      'OriginSecret',
      'A new one must reach edge and functions at once: runbook.',
    )
    // CloudFormation reads a secret again only when the reference itself changes, so a new value is named by its version.
    this.originSecret = SecretValue.secretsManager(secretArn, {
      ...(config.originSecretVersion && { versionId: config.originSecretVersion }),
    }).unsafeUnwrap()

    this.api = new HttpApi(this, 'Api', { createDefaultStage: false })
    const { api, originSecret } = this
    for (const endpoint of endpoints)
      if (endpoint.access === 'public') addEndpoint(this, endpoint, { ...props, api, originSecret })
    this.accessLog = new ApiStage(this, 'Stage', { api, config }).accessLog
  }
}
