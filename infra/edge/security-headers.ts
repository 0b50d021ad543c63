/** Security headers of every response: CloudFront's response headers policy and the local edge read this list. */

/** Third parties that a page may frame, once the visitor asks for it. */
const FRAME_HOSTS = ['https://www.google.com', 'https://www.youtube-nocookie.com'] as const

const CONTENT_SECURITY_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'none'"],
  'frame-src': FRAME_HOSTS,
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
} as const

/** All off but what pages use: Call Now copies the number, the video plays and goes full screen, and passkeys sign in. */
const PERMISSIONS = {
  accelerometer: [],
  autoplay: ['https://www.youtube-nocookie.com'],
  camera: [],
  'clipboard-write': ['self'],
  'display-capture': [],
  'encrypted-media': ['https://www.youtube-nocookie.com'],
  fullscreen: ['https://www.youtube-nocookie.com'],
  geolocation: [],
  gyroscope: [],
  hid: [],
  magnetometer: [],
  microphone: [],
  midi: [],
  payment: [],
  'picture-in-picture': ['https://www.youtube-nocookie.com'],
  'publickey-credentials-create': ['self'],
  'publickey-credentials-get': ['self'],
  'screen-wake-lock': [],
  serial: [],
  usb: [],
  'xr-spatial-tracking': [],
} satisfies Record<string, string[]>

/**
 * For how many seconds a browser that has seen the site refuses plain HTTP. It cannot be called back, so the owner raises it in
 * steps, each when nothing broke (docs/deploy.md): five minutes, 30 days (2,592,000), two years (63,072,000). `includeSubDomains`
 * holds for router, webmail and every other host of the domain; `preload` asks browsers to ship it.
 */
export const STRICT_TRANSPORT_SECURITY = { maxAge: 300, includeSubDomains: false, preload: false }

export type SecurityHeaders = ReturnType<typeof securityHeaders>

/**
 * Header values by lower-case name.
 * @param inlineScripts `'sha256-...'` of each script that pages may run inline (decision 59), and of those of the build before
 */
export function securityHeaders(...inlineScripts: string[]) {
  return headersWith(CONTENT_SECURITY_POLICY, inlineScripts)
}

/** The same for the back office, which uploads photographs and has a worker. @param uploadOrigin of their bucket: `https://host` */
export function adminSecurityHeaders(uploadOrigin: string, ...inlineScripts: string[]): SecurityHeaders {
  const connections = [...CONTENT_SECURITY_POLICY['connect-src'], uploadOrigin]
  const policy = { ...CONTENT_SECURITY_POLICY, 'connect-src': connections, 'worker-src': ["'self'"] }
  return headersWith(policy, inlineScripts)
}

function headersWith(policy: Record<string, readonly string[]>, inlineScripts: readonly string[]) {
  const scripts = [...(policy['script-src'] ?? []), ...inlineScripts]
  return {
    'content-security-policy': policyText({ ...policy, 'script-src': scripts }),
    'strict-transport-security': transportText(STRICT_TRANSPORT_SECURITY),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsText(PERMISSIONS),
  } as const
}

function transportText({ maxAge, includeSubDomains, preload }: typeof STRICT_TRANSPORT_SECURITY): string {
  return `max-age=${maxAge}${includeSubDomains ? '; includeSubDomains' : ''}${preload ? '; preload' : ''}`
}

/** CSP level 3, "serialized policy". */
function policyText(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Permissions Policy, a structured dictionary (RFC 8941): `camera=(), clipboard-write=(self)`. */
function permissionsText(features: Record<string, readonly string[]>): string {
  return Object.entries(features)
    .map(
      ([name, allowed]) => `${name}=(${allowed.map((one) => (one === 'self' ? one : `"${one}"`)).join(' ')})`,
    )
    .join(', ')
}
