import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { edgeFunctionCode, loadEdgeFunction, readSiteArtifacts } from '#infra/edge/edge-functions.ts'
import { adminSecurityHeaders, securityHeaders } from '#infra/edge/security-headers.ts'

type Values = Record<string, { value: string; multiValue?: { value: string }[] }>
type Request = { method: string; uri: string; querystring: Values; headers: Values }

const siteFiles = [
  ...['/admin/bookings/index.html', '/admin/index.html', '/es/index.html', '/es/visit/index.html'],
  ...['/index.html', '/robots.txt', '/services/index.html'],
]
const artifacts = { siteFiles, inlineScripts: "'sha256-boot'" }
const viewerRequest = loadEdgeFunction<{ viewer: { ip: string }; request: Request }, Request & Answer>(
  edgeFunctionCode('viewer-request', artifacts),
)
type Answer = { statusCode: number; headers: Values }
const viewerResponse = loadEdgeFunction<{ request: { uri: string }; response: Answer }, Answer>(
  edgeFunctionCode('viewer-response', artifacts),
)

function ask(uri: string, { host = 'cleaning.example', headers = {}, querystring = {} } = {}) {
  return viewerRequest({
    viewer: { ip: '198.51.100.7' },
    request: { method: 'GET', uri, querystring, headers: { host: { value: host }, ...headers } },
  })
}

test.each([
  ['/', '/index.html'],
  ['/services', '/services/index.html'],
  ['/robots.txt', '/robots.txt'],
  ['/assets/app-4f2a.js', '/assets/app-4f2a.js'],
  ['/es', '/es/index.html'],
  ['/es/visit', '/es/visit/index.html'],
  ['/admin', '/admin/index.html'],
  ['/admin/bookings', '/admin/bookings/index.html'],
])('%s serves %s', (uri, file) => {
  expect(ask(uri).uri).toBe(file)
})

test.each(['/es/nothing', '/es/404.html', '/es/admin/nothing'])(
  '%s serves the Spanish not-found page (P41.1)',
  (uri) => {
    expect(ask(uri)).toMatchObject({ uri: '/es/404.html' })
  },
)

test('an address of a Spanish page that does not exist leads to the English one (P41.1)', () => {
  expect(ask('/es/services', { querystring: { a: { value: 'b' } } })).toMatchObject({
    statusCode: 301,
    headers: { location: { value: '/services?a=b' } },
  })
  // No address outside the site becomes a location.
  expect(ask('/es//elsewhere.example/')).toMatchObject({ uri: '/es/404.html' })
})

test.each([
  ...['/nothing-here', '/nothing-here/', '/wp-login.php', '/admin/nothing-here', '/404.html', '/constructor'],
  ...['//elsewhere.example/', '/Nothing-Here', '//Elsewhere.example/', '/Assets/app-4F2A.js'],
])('%s serves the not-found page, without a redirect (P2.4)', (uri) => {
  expect(ask(uri)).toMatchObject({ uri: '/404.html' })
})

test.each([
  ['/services/', '/services'],
  ['/services//', '/services'],
  ['/services/index.html', '/services'],
  ['/index.html', '/'],
  ['/admin/', '/admin'],
  ['/admin/bookings/', '/admin/bookings'],
  ['/Services', '/services'],
  ['/SERVICES/', '/services'],
  ['/Services/Index.HTML', '/services'],
  ['/Robots.txt', '/robots.txt'],
])('%s redirects permanently to %s (P2.5)', (uri, target) => {
  const answer = ask(uri)
  expect(answer.statusCode).toBe(301)
  expect(answer.headers.location?.value).toBe(target)
})

test.each([
  ['/services%3Fk=v-_9', '/services?k=v-_9'],
  ['/services%3fk%3Dv-_9', '/services?k%3Dv-_9'],
])('a link with an escaped question mark, %s, redirects to %s', (uri, target) => {
  expect(ask(uri).headers?.location?.value).toBe(target)
})

test.each(['/nothing-here%3Fk=v', '//elsewhere.example/%3Fk=v', '/services%20%3Fk=v'])(
  'an escaped question mark behind no page, %s, serves the not-found page',
  (uri) => {
    expect(ask(uri)).toMatchObject({ uri: '/404.html' })
  },
)

test('a redirect keeps the query, repeated names too, and has the security headers', () => {
  const answer = ask('/services/', {
    querystring: {
      ref: { value: 'a', multiValue: [{ value: 'a' }, { value: 'b%20c' }] },
      flag: { value: '' },
    },
  })
  expect(answer.headers.location?.value).toBe('/services?ref=a&ref=b%20c&flag')
  for (const [name, value] of Object.entries(securityHeaders("'sha256-boot'")))
    expect(answer.headers[name]?.value).toBe(value)
})

test('www redirects to the bare domain and drops the trailing slash in one step (P2.5)', () => {
  expect(ask('/services/', { host: 'www.cleaning.example' }).headers.location?.value).toBe(
    'https://cleaning.example/services',
  )
})

test('API paths keep their trailing slash and never serve a page', () => {
  expect(ask('/api/quotes/').uri).toBe('/api/quotes/')
  expect(ask('/api/nothing').uri).toBe('/api/nothing')
})

test('the address and host headers that functions trust overwrite those a visitor sent', () => {
  const { headers } = ask('/api/quotes', {
    headers: { 'x-client-address': { value: '127.0.0.1' }, 'x-viewer-host': { value: 'elsewhere.example' } },
  })
  expect(headers['x-client-address']).toEqual({ value: '198.51.100.7' })
  expect(headers['x-viewer-host']).toEqual({ value: 'cleaning.example' })
})

test.each([
  ['/nothing-here', 200, 404],
  ['/404.html', 200, 404],
  ['/services', 200, 200],
  ['/services/index.html', 200, 200],
  ['/services', 304, 304],
])('%s with status %i is returned with status %i (P2.4)', (uri, from, to) => {
  const response = { statusCode: from, headers: {} }
  expect(viewerResponse({ request: { uri }, response }).statusCode).toBe(to)
})

test.each([
  ['/admin', true],
  ['/admin/index.html', true],
  ['/admin/bookings/index.html', true],
  ['/administration', false],
  ['/index.html', false],
])('%s is neither cached nor indexed: %s (P31.7)', (uri, isPrivate) => {
  const kept = { 'cache-control': { value: 'public, s-maxage=86400' } }
  const { headers } = viewerResponse({ request: { uri }, response: { statusCode: 200, headers: kept } })
  expect(headers).toEqual(
    isPrivate ? { 'cache-control': { value: 'no-store' }, 'x-robots-tag': { value: 'noindex' } } : kept,
  )
})

test('a list of files above the limit of CloudFront fails before it is deployed', () => {
  const many = Array.from({ length: 2000 }, (_, n) => `/page-${n}/index.html`)
  expect(() => edgeFunctionCode('viewer-request', { ...artifacts, siteFiles: many })).toThrow(/bytes/)
})

test('artifacts are the site files with an address of their own, and the inline scripts of the build', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  for (const file of ['index.html', '404.html', 'services/index.html', 'assets/app-4f2a.js', 'robots.txt']) {
    mkdirSync(dirname(join(dist, 'site', file)), { recursive: true })
    writeFileSync(join(dist, 'site', file), '')
  }
  writeFileSync(join(dist, 'inline-scripts.txt'), "'sha256-boot' 'sha256-link'")
  expect(readSiteArtifacts(dist)).toEqual({
    siteFiles: ['/index.html', '/robots.txt', '/services/index.html'],
    inlineScripts: "'sha256-boot' 'sha256-link'",
  })
  rmSync(dist, { recursive: true })
})

test('nobody frames a page, and it loads, runs and sends nothing but its own and what visitors click to load', () => {
  const headers = securityHeaders("'sha256-boot'")
  const policy = headers['content-security-policy'].split('; ').map((directive) => directive.split(' '))
  expect(Object.fromEntries(policy.map(([name, ...sources]) => [name, sources.join(' ')]))).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-boot'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'none'",
    'frame-src': 'https://www.google.com https://www.youtube-nocookie.com',
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  })
  const allowed = [...headers['permissions-policy'].matchAll(/([\w-]+)=\((.*?)\)/g)].map(
    ([, feature = '', who = '']) => [feature, who],
  )
  const video = '"https://www.youtube-nocookie.com"'
  expect(allowed.filter(([, who]) => who)).toEqual([
    ['autoplay', video],
    ['clipboard-write', 'self'],
    ['encrypted-media', video],
    ['fullscreen', video],
    ['picture-in-picture', video],
    ['publickey-credentials-create', 'self'],
    ['publickey-credentials-get', 'self'],
  ])
  const off = allowed.filter(([, who]) => !who).map(([feature]) => feature)
  expect(off).toEqual(
    expect.arrayContaining(['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']),
  )
  // Nothing else: no other site may read an answer, say.
  expect(headers).toEqual({
    'content-security-policy': expect.any(String),
    'permissions-policy': expect.any(String),
    'strict-transport-security': expect.any(String),
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  const ofAdmin = headers['content-security-policy']
    .replace("connect-src 'self'", "connect-src 'self' https://bucket.example")
    .replace("worker-src 'none'", "worker-src 'self'")
  expect(adminSecurityHeaders('https://bucket.example', "'sha256-boot'")).toEqual({
    ...headers,
    'content-security-policy': ofAdmin,
  })
})
