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
  /** The edge sends it and each function checks it, so that nobody gets past the edge to the API's own address. */
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
      'A new one must reach edge and functions at once: it is replaced by hand (docs/runbook.md).',
    )
    // The version is in the reference, because CloudFormation reads a secret again only if its reference changes.
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
