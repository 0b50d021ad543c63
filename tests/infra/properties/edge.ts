/** Properties of the distribution and of what it adds to answers. */
import { expect } from '@jest/globals'
import { adminSecurityHeaders, securityHeaders } from '#infra/edge/security-headers.ts'
import type { Properties, Reader } from '#tests/infra/properties/read.ts'

const HEADERS = 'CloudFront::ResponseHeadersPolicy'
const CACHE = 'CloudFront::CachePolicy'

const PHOTOS = 'Api-Photos.s3.us-east-1.amazonaws.com'
const SCRIPTS = "'sha256-boot' 'sha256-link'"

export function edge({ each, every, one }: Reader): Properties {
  const distribution = <T>(path: string) =>
    one<T>('CloudFront::Distribution', 'Site-Distribution', `DistributionConfig.${path}`)
  const origins = distribution<Origin[]>('Origins')
  const signing = each('CloudFront::OriginAccessControl', 'OriginAccessControlConfig.SigningBehavior')
  const hosts = Object.fromEntries(origins.map(({ Id, DomainName }) => [Id, DomainName]))
  const behaviours = [
    { ...distribution<Behaviour>('DefaultCacheBehavior'), PathPattern: '*' },
    ...distribution<Behaviour[]>('CacheBehaviors'),
  ]
  const byPath = (read: (behaviour: Behaviour) => unknown) =>
    behaviours.map((behaviour) => [behaviour.PathPattern, read(behaviour)])
  /** What each path has, as `byPath` reads it. */
  const paths = (pages: unknown, api: unknown, photos: unknown) => [
    ['*', pages],
    ['/api/admin/*', api],
    ['/api/*', api],
    ['/admin*', pages],
    ['/photos/*', photos],
  ]
  const ALL = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE']
  /** What a policy sets, undefined or false where the origin may say otherwise. */
  const headers = (name: string) => {
    const policy = <T>(path: string) => one<T>(HEADERS, name, `ResponseHeadersPolicyConfig.${path}`)
    const own = (part: string, value: string) =>
      policy(`SecurityHeadersConfig.${part}.Override`) && policy(`SecurityHeadersConfig.${part}.${value}`)
    const transport = policy<Transport>('SecurityHeadersConfig.StrictTransportSecurity')
    const { AccessControlMaxAgeSec: seconds, IncludeSubdomains, Preload } = transport
    const flags = `${IncludeSubdomains ? '; includeSubDomains' : ''}${Preload ? '; preload' : ''}`
    const custom = policy<{ Header: string; Value: string; Override: boolean }[]>('CustomHeadersConfig.Items')
    return {
      ...Object.fromEntries(custom.map(({ Header, Value, Override }) => [Header, Override && Value])),
      'content-security-policy': own('ContentSecurityPolicy', 'ContentSecurityPolicy'),
      'x-content-type-options': own('ContentTypeOptions', 'Override') && 'nosniff',
      'x-frame-options': own('FrameOptions', 'FrameOption'),
      'referrer-policy': own('ReferrerPolicy', 'ReferrerPolicy'),
      'strict-transport-security': transport.Override && `max-age=${seconds}${flags}`,
    }
  }
  const cached = (MaxTTL: number, queries: string) => ({
    DefaultTTL: 0,
    MaxTTL,
    MinTTL: 0,
    Name: expect.any(String),
    ParametersInCacheKeyAndForwardedToOrigin: {
      CookiesConfig: { CookieBehavior: 'none' },
      EnableAcceptEncodingBrotli: true,
      EnableAcceptEncodingGzip: true,
      HeadersConfig: { HeaderBehavior: 'none' },
      QueryStringsConfig: { QueryStringBehavior: queries },
    },
  })
  return {
    'pages and answers have the headers of redirects, whatever the origin says': [
      headers('Site-SecurityHeaders'),
      securityHeaders(SCRIPTS, 'Site-PreviousScripts'),
    ],
    'so has the back office, with its own policy': [
      headers('Site-AdminSecurityHeaders'),
      adminSecurityHeaders(`https://${PHOTOS}`, SCRIPTS, 'Site-PreviousScripts'),
    ],
    'answers do not say how S3 keeps a file': [
      every(HEADERS, 'ResponseHeadersPolicyConfig.RemoveHeadersConfig.Items'),
      [[{ Header: 'x-amz-server-side-encryption' }, { Header: 'x-amz-version-id' }]],
    ],
    'files of the site are cached as long as they say, one copy for all visitors and queries': [
      one(CACHE, 'Site-SiteCache', 'CachePolicyConfig'),
      cached(31_536_000, 'none'),
    ],
    'answers of the API are cached as they say, five minutes at most, one copy per query': [
      one(CACHE, 'Site-PublicApiCache', 'CachePolicyConfig'),
      cached(300, 'all'),
    ],
    'each path has its origin': [
      byPath(({ TargetOriginId }) => hosts[TargetOriginId]),
      paths('Site-Site.s3.us-east-1.amazonaws.com', 'Api-Api.execute-api.us-east-1.amazonaws.com', PHOTOS),
    ],
    'each path has its cache and its headers': [
      byPath(({ CachePolicyId, ResponseHeadersPolicyId }) => `${CachePolicyId}, ${ResponseHeadersPolicyId}`),
      [
        ['*', 'Site-SiteCache, Site-SecurityHeaders'],
        // CachingDisabled, which AWS manages.
        ['/api/admin/*', '4135ea2d-6df8-44a3-9df3-4b5a84be39ad, Site-SecurityHeaders'],
        ['/api/*', 'Site-PublicApiCache, Site-SecurityHeaders'],
        ['/admin*', 'Site-SiteCache, Site-AdminSecurityHeaders'],
        ['/photos/*', 'Site-SiteCache, Site-SecurityHeaders'],
      ],
    ],
    'pages redirect to TLS, and the API refuses to do without it': [
      byPath(({ ViewerProtocolPolicy }) => ViewerProtocolPolicy),
      paths('redirect-to-https', 'https-only', 'redirect-to-https'),
    ],
    'the API alone takes more than reads': [
      byPath(({ AllowedMethods }) => AllowedMethods),
      paths(undefined, ALL, undefined),
    ],
    'functions see all of a request but the host': [
      byPath(({ OriginRequestPolicyId }) => OriginRequestPolicyId),
      // AllViewerExceptHostHeader, which AWS manages.
      paths(undefined, 'b689b0a8-53d0-40ab-baf2-68738e2966ac', undefined),
    ],
    'requests and answers pass the edge functions': [
      byPath(({ FunctionAssociations = [] }) =>
        FunctionAssociations.map(({ EventType, FunctionARN }) => `${EventType}: ${FunctionARN}`),
      ),
      paths(BOTH, BOTH.slice(0, 1), []),
    ],
    'all but photographs is compressed': [byPath(({ Compress }) => Compress), paths(true, true, false)],
    'edge functions run at once in the version that tests run': [
      [every('CloudFront::Function', 'FunctionConfig.Runtime'), every('CloudFront::Function', 'AutoPublish')],
      [['cloudfront-js-2.0'], [true]],
    ],
    'the edge signs what it reads from the buckets': [
      origins.map(({ OriginAccessControlId: id }) => id && signing[id.replace('.Id', '')]),
      ['always', undefined, 'always'],
    ],
    'the edge calls the API over TLS 1.2 alone': [
      origins.flatMap(({ CustomOriginConfig }) => CustomOriginConfig ?? []),
      [{ OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] }],
    ],
    'an error is not kept or replaced by a page, so that the next request asks again': [
      distribution<object[]>('CustomErrorResponses').map((response) => Object.values(response)),
      [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((code) => [0, code]),
    ],
    'the site answers over HTTP/3 and IPv6, from North America and Europe, with / as its home page': [
      ['HttpVersion', 'IPV6Enabled', 'PriceClass', 'DefaultRootObject', 'Enabled'].map(distribution),
      ['http2and3', true, 'PriceClass_100', 'index.html', true],
    ],
    'visits are logged without cookies': [
      distribution('Logging'),
      { Bucket: 'Site-Logs.s3.us-east-1.amazonaws.com', IncludeCookies: false },
    ],
    'the domain and its www have one certificate, for TLS 1.2 and later': [
      [distribution('Aliases'), distribution('ViewerCertificate')],
      [
        ['cleaning.example', 'www.cleaning.example'],
        {
          AcmCertificateArn: 'Site-DomainCertificate',
          MinimumProtocolVersion: 'TLSv1.2_2021',
          SslSupportMethod: 'sni-only',
        },
      ],
    ],
    'the certificate is of both names and proves them by DNS': [
      ['DomainName', 'SubjectAlternativeNames', 'ValidationMethod'].map((path) =>
        one('CertificateManager::Certificate', 'Site-DomainCertificate', path),
      ),
      ['cleaning.example', ['www.cleaning.example'], 'DNS'],
    ],
    'both addresses of the domain and its www lead to the distribution': [
      each('Route53::RecordSet', 'AliasTarget.DNSName'),
      Object.fromEntries(
        ['Apex4', 'Apex6', 'Www4', 'Www6'].map((id) => [`Site-Domain${id}`, 'Site-Distribution.DomainName']),
      ),
    ],
    'what is billed has the name of its stage': [
      ['DynamoDB::GlobalTable', 'S3::Bucket', 'Lambda::Function', 'CloudFront::Distribution'].map((type) =>
        every(type, type.includes('Table') ? 'Replicas.0.Tags' : 'Tags'),
      ),
      Array(4).fill([[{ Key: 'stage', Value: 'prod' }]]),
    ],
  }
}

const BOTH = [
  'viewer-request: Site-ViewerRequest.FunctionARN',
  'viewer-response: Site-ViewerResponse.FunctionARN',
]

type Transport = {
  AccessControlMaxAgeSec: number
  IncludeSubdomains: boolean
  Override: boolean
  Preload: boolean
}
type Behaviour = {
  PathPattern: string
  TargetOriginId: string
  CachePolicyId: string
  ResponseHeadersPolicyId: string
  ViewerProtocolPolicy: string
  AllowedMethods?: string[]
  OriginRequestPolicyId?: string
  FunctionAssociations?: { EventType: string; FunctionARN: string }[]
  Compress: boolean
}
type Origin = {
  Id: string
  DomainName: string
  OriginAccessControlId?: string
  CustomOriginConfig?: object
}
