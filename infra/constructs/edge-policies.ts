/** How the edge caches responses, and which headers it adds. */
import { Duration } from 'aws-cdk-lib'
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  type CacheQueryStringBehavior,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { type SecurityHeaders, STRICT_TRANSPORT_SECURITY } from '#infra/edge/security-headers.ts'

/** Caches answers for as long as their own header says, brotli and gzip. @param queryStringBehavior whether each query has a copy */
export function cacheAsSent(
  scope: Construct,
  id: string,
  maxTtl: Duration,
  queryStringBehavior: CacheQueryStringBehavior,
): CachePolicy {
  return new CachePolicy(scope, id, {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl,
    queryStringBehavior,
    headerBehavior: CacheHeaderBehavior.none(),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  })
}

const ownPolicies = [
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
] as const

/** Translates the header set into CloudFront's terms. */
export function securityHeadersPolicy(
  scope: Construct,
  headers: SecurityHeaders,
  id = 'SecurityHeaders',
): ResponseHeadersPolicy {
  const override = true
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: headers['content-security-policy'],
        override,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(STRICT_TRANSPORT_SECURITY.maxAge),
        includeSubdomains: STRICT_TRANSPORT_SECURITY.includeSubDomains,
        preload: STRICT_TRANSPORT_SECURITY.preload,
        override,
      },
      contentTypeOptions: { override },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override },
    },
    customHeadersBehavior: {
      customHeaders: ownPolicies.map((header) => ({ header, value: headers[header], override })),
    },
    removeHeaders: ['x-amz-server-side-encryption', 'x-amz-version-id'],
  })
}
