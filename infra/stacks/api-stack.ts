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
  /** Separated by commas: `originSecret`, and the one before while the edge takes minutes to send a new one everywhere. */
  readonly acceptedSecrets: string

  constructor(
    scope: Construct,
    id: string,
    props: StackProps & Omit<EndpointProps, 'api' | 'acceptedSecrets' | 'signingSecret'>,
  ) {
    super(scope, id, props)
    const { config } = props
    const { secretArn } = new RandomSecret(
      this,
      'OriginSecret',
      'A new one must reach edge and functions at once: it is replaced by hand (docs/runbook.md).',
    )
    // The version is in the reference, because CloudFormation reads a secret again only if its reference changes.
    const secret = (versionId: string | undefined) =>
      SecretValue.secretsManager(secretArn, { ...(versionId && { versionId }) }).unsafeUnwrap()
    const { originSecretVersion, previousOriginSecretVersion: previous } = config
    this.originSecret = secret(originSecretVersion)
    this.acceptedSecrets = [this.originSecret, ...(previous ? [secret(previous)] : [])].join()

    this.api = new HttpApi(this, 'Api', { createDefaultStage: false })
    const shared = { ...props, api: this.api, acceptedSecrets: this.acceptedSecrets }
    const routes = endpoints
      .filter(({ access }) => access === 'public')
      .map((endpoint) => [endpoint, addEndpoint(this, endpoint, shared)] as const)
    this.accessLog = new ApiStage(this, 'Stage', { api: this.api, config, routes }).accessLog
  }
}
