import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { ILogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { ApiStage } from '#infra/constructs/api-stage.ts'
import { addEndpoint, type EndpointProps } from '#infra/constructs/endpoint.ts'
import { PhotoBucket } from '#infra/constructs/photo-bucket.ts'
import { RandomSecret } from '#infra/constructs/random-secret.ts'
import { endpoints } from '#schemas/routes.ts'

/** The HTTP API and its public endpoints, and what all endpoints share: the secrets and the bucket of photographs. */
export class ApiStack extends Stack {
  readonly api: HttpApi
  readonly accessLog: ILogGroup
  /** The edge sends it and each function checks it, so that nobody gets past the edge to the API's own address. */
  readonly originSecret: string
  /** Separated by commas: `originSecret`, and the one before while the edge takes minutes to send a new one everywhere. */
  readonly acceptedSecrets: string
  /** Separated by commas: they sign the links of mails, the first one new links. */
  readonly linkSecrets: string
  /** Signs sessions. No public endpoint can read it. */
  readonly signingSecret: RandomSecret
  readonly photoBucket: PhotoBucket

  constructor(
    scope: Construct,
    id: string,
    props: StackProps &
      Omit<EndpointProps, 'api' | 'acceptedSecrets' | 'linkSecrets' | 'signingSecret' | 'photoBucket'>,
  ) {
    super(scope, id, props)
    const { config } = props
    const origin = new RandomSecret(
      this,
      'OriginSecret',
      'A new one must reach edge and functions at once: it is replaced by hand (docs/runbook.md).',
    )
    this.originSecret = origin.version(config.originSecretVersion)
    this.acceptedSecrets = origin.versions(config.originSecretVersion, config.previousOriginSecretVersion)
    this.linkSecrets = new RandomSecret(
      this,
      'LinkSecret',
      'A new one ends the links of all mails: it is replaced by hand, and the previous one kept (docs/runbook.md).',
    ).versions(config.linkSecretVersion, config.previousLinkSecretVersion)

    this.signingSecret = new RandomSecret(
      this,
      'SigningSecret',
      'A new one signs everybody out: it is replaced by hand (docs/runbook.md).',
    )
    // Signs device links (docs/runbook.md). The output is the name, not the value.
    new CfnOutput(this, 'SigningSecretArn', { value: this.signingSecret.secretArn })

    this.photoBucket = new PhotoBucket(this, 'Photos')
    this.api = new HttpApi(this, 'Api', { createDefaultStage: false })
    const shared = {
      ...props,
      api: this.api,
      acceptedSecrets: this.acceptedSecrets,
      linkSecrets: this.linkSecrets,
    }
    const routes = endpoints
      .filter(({ access }) => access === 'public')
      .map((endpoint) => [endpoint, addEndpoint(this, endpoint, shared)] as const)
    this.accessLog = new ApiStage(this, 'Stage', { api: this.api, config, routes }).accessLog
  }
}
