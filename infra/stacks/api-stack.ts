import { Stack, type StackProps } from 'aws-cdk-lib'
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { ILogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { ApiStage } from '#infra/constructs/api-stage.ts'
import { addEndpoint } from '#infra/constructs/endpoint.ts'
import { PhotoBucket } from '#infra/constructs/photo-bucket.ts'
import { RandomSecret } from '#infra/constructs/random-secret.ts'
import type { StageProps } from '#infra/constructs/service-function.ts'
import { endpoints } from '#schemas/routes.ts'

/** The HTTP API and its public endpoints, and what all endpoints share: the secrets and the bucket of photographs. */
export class ApiStack extends Stack {
  readonly api: HttpApi
  readonly accessLog: ILogGroup
  /** The edge sends it and each function checks it, so that nobody gets past the edge to the API's own address. */
  readonly originSecret: RandomSecret
  /** Signs the links of mails. */
  readonly linkSecret: RandomSecret
  /** Signs sessions. No public endpoint can read it. */
  readonly signingSecret: RandomSecret
  readonly photoBucket: PhotoBucket

  constructor(scope: Construct, id: string, props: StackProps & StageProps) {
    super(scope, id, props)
    this.originSecret = new RandomSecret(
      this,
      'OriginSecret',
      'A new one must reach functions before the edge: it is replaced by hand (docs/runbook.md).',
    )
    this.linkSecret = new RandomSecret(
      this,
      'LinkSecret',
      'A new one ends the links of all mails: it is replaced by hand, and the previous one kept (docs/runbook.md).',
    )
    this.signingSecret = new RandomSecret(
      this,
      'SigningSecret',
      'A new one signs everybody out: it is replaced by hand (docs/runbook.md).',
    )
    this.photoBucket = new PhotoBucket(this, 'Photos')
    this.api = new HttpApi(this, 'Api', { createDefaultStage: false })
    const { api, originSecret, linkSecret } = this
    const shared = { ...props, api, originSecret, linkSecret }
    const routes = endpoints
      .filter(({ access }) => access === 'public')
      .map((endpoint) => [endpoint, addEndpoint(this, endpoint, shared)] as const)
    this.accessLog = new ApiStage(this, 'Stage', { ...shared, routes }).accessLog
  }
}
