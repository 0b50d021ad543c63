/** How the edge treats answers: what it keeps, and which headers it puts on them. */
import { Duration } from 'aws-cdk-lib'
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { type SecurityHeaders, STRICT_TRANSPORT_SECURITY } from '#infra/edge/security-headers.ts'

/** Files of the site: as long as their own header says, one copy whatever the query, brotli and gzip. */
export function sitePolicy(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'SiteCache', {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(365),
    queryStringBehavior: CacheQueryStringBehavior.none(),
    headerBehavior: CacheHeaderBehavior.none(),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  })
}

/** Public answers of the API: only those that say so themselves, one copy per query. */
export function publicApiPolicy(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'PublicApiCache', {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.minutes(5),
    queryStringBehavior: CacheQueryStringBehavior.all(),
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

/** The header set in CloudFront's terms. */
export function securityHeadersPolicy(scope: Construct, headers: SecurityHeaders): ResponseHeadersPolicy {
  const override = true
  return new ResponseHeadersPolicy(scope, 'SecurityHeaders', {
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: headers['content-security-policy'],
        override,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(STRICT_TRANSPORT_SECURITY.maxAge),
        includeSubdomains: true,
        preload: true,
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
