import { CfnOutput, CfnParameter, Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  type FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { Bucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { EDGE_HEADERS } from '#functions/environment.ts'
import { nameIn, type StageConfig } from '#infra/config.ts'
import { DeployRole } from '#infra/constructs/deploy-role.ts'
import { cacheAsSent, securityHeadersPolicy } from '#infra/constructs/edge-policies.ts'
import type { PhotoBucket } from '#infra/constructs/photo-bucket.ts'
import { PrivateBucket } from '#infra/constructs/private-bucket.ts'
import type { RandomSecret } from '#infra/constructs/random-secret.ts'
import { SiteDomain } from '#infra/constructs/site-domain.ts'
import { type EdgeFunctionName, edgeFunctionCode, type SiteArtifacts } from '#infra/edge/edge-functions.ts'
import { adminSecurityHeaders, securityHeaders } from '#infra/edge/security-headers.ts'

type SiteStackProps = StackProps & {
  config: StageConfig
  api: HttpApi
  photoBucket: PhotoBucket
  originSecret: RandomSecret
  artifacts: SiteArtifacts
}

/** Errors that CloudFront would cache for ten seconds by default. None is replaced by a page. */
const ERRORS = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]

/** The bucket of the site, and the distribution in front of it, the photographs and the API. */
export class SiteStack extends Stack {
  readonly bucket: PrivateBucket
  readonly distribution: Distribution
  /** `https://host`, without a trailing slash. */
  readonly origin: string

  constructor(scope: Construct, id: string, props: SiteStackProps) {
    super(scope, id, props)
    const { config } = props
    this.bucket = new PrivateBucket(this, 'Site')
    // Imported: CDK would add the distribution to the policy of the bucket, in a stack that must not depend on this one.
    const photos = Bucket.fromBucketName(this, 'Photos', props.photoBucket.bucketName)
    const logs = new PrivateBucket(this, 'Logs', {
      // CloudFront writes standard logs through an access control list.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      expiration: Duration.days(30),
    })
    const domain = config.domain && new SiteDomain(this, 'Domain', config.domain)

    const { artifacts } = props
    const edgeFunction = (id: string, name: EdgeFunctionName) => ({
      // Edge functions are named after their events.
      eventType: name as FunctionEventType,
      function: new EdgeFunction(this, id, {
        runtime: FunctionRuntime.JS_2_0,
        code: FunctionCode.fromInline(edgeFunctionCode(name, artifacts)),
      }),
    })
    const viewerRequest = edgeFunction('ViewerRequest', 'viewer-request')
    const viewerResponse = edgeFunction('ViewerResponse', 'viewer-response')
    const { inlineScripts } = artifacts
    // Of the pages that are live until the publisher has replaced them: `npm run deploy` reads it there.
    const { valueAsString: previousScripts } = new CfnParameter(this, 'PreviousScripts', {
      default: inlineScripts,
      allowedPattern: "'sha256-[A-Za-z0-9+/=]+'( 'sha256-[A-Za-z0-9+/=]+')*",
    })
    const everywhere = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: securityHeadersPolicy(this, securityHeaders(inlineScripts, previousScripts)),
      compress: true,
    }
    const cachePolicy = cacheAsSent(this, 'SiteCache', Duration.days(365), CacheQueryStringBehavior.none())
    const pages: BehaviorOptions = {
      ...everywhere,
      // With permission to list, S3 answers 404 for a missing file, not 403.
      origin: S3BucketOrigin.withOriginAccessControl(this.bucket, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      cachePolicy,
      functionAssociations: [viewerRequest, viewerResponse],
    }
    const uploading = adminSecurityHeaders(props.photoBucket.origin, inlineScripts, previousScripts)
    const api: BehaviorOptions = {
      ...everywhere,
      origin: new HttpOrigin(`${props.api.apiId}.execute-api.${this.region}.${this.urlSuffix}`, {
        customHeaders: { [EDGE_HEADERS.originSecret]: props.originSecret.versionIn(this) },
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [viewerRequest],
    }

    this.distribution = new Distribution(this, 'Distribution', {
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      defaultBehavior: pages,
      additionalBehaviors: {
        // Caching is off, because CloudFront would otherwise collapse simultaneous requests into one.
        '/api/admin/*': { ...api, cachePolicy: CachePolicy.CACHING_DISABLED },
        '/api/*': {
          ...api,
          cachePolicy: cacheAsSent(
            this,
            'PublicApiCache',
            Duration.minutes(5),
            CacheQueryStringBehavior.all(),
          ),
        },
        '/admin*': {
          ...pages,
          responseHeadersPolicy: securityHeadersPolicy(this, uploading, 'AdminSecurityHeaders'),
        },
        '/photos/*': {
          ...everywhere,
          origin: S3BucketOrigin.withOriginAccessControl(photos),
          cachePolicy,
          compress: false,
        },
      },
      errorResponses: ERRORS.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      // CloudFront writes logs up to a day late, into a bucket that must be empty by then.
      ...(!config.isTemporary && { enableLogging: true, logBucket: logs, logIncludesCookies: false }),
      ...(domain && {
        domainNames: domain.names,
        certificate: domain.certificate,
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
    })
    if (config.github)
      new DeployRole(this, 'Deploy', {
        github: config.github,
        environment: config.stage,
        bucket: this.bucket,
        publisher: nameIn(config.stage, 'Publisher'),
      })
    domain?.pointAt(this.distribution)
    // Mail uses it only without a domain. An export that goes while it is still imported fails the stack.
    this.exportValue(this.distribution.distributionDomainName)
    this.origin = `https://${config.domain?.name ?? this.distribution.distributionDomainName}`

    new CfnOutput(this, 'Origin', { value: this.origin })
    new CfnOutput(this, 'BucketName', { value: this.bucket.bucketName })
    this.#acknowledge(this.bucket, logs, config)
  }

  #acknowledge(bucket: Construct, logs: Construct, config: StageConfig): void {
    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Public files that only the distribution reads, and it logs every request.',
    })
    Validations.of(logs).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Logging the log bucket would create logs without end.',
    })
    const onDistribution = {
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
        'The viewer-request function requests only files from the bucket, never its root, which would return the list.',
      '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac':
        'The policy of the bucket of photographs allows distributions of this account.',
      'AwsSolutions-CFR1': 'Customers travel: visitors from abroad see the site too.',
      'AwsSolutions-CFR2':
        'A firewall costs more than everything else at small traffic, and is switched on in a flood (docs/runbook.md).',
      ...(config.isTemporary && {
        'AwsSolutions-CFR3': 'It is deleted after its tests, with the bucket of its logs.',
      }),
      ...(!config.domain && {
        'AwsSolutions-CFR4':
          "CloudFront's own domain name has a fixed TLS setting; a stage with a domain requires TLS 1.2.",
      }),
    }
    for (const [id, reason] of Object.entries(onDistribution))
      Validations.of(this.distribution).acknowledge({ id, reason })
  }
}
