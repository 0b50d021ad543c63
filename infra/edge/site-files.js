// Shared start of both edge functions (CloudFront Functions JavaScript 2.0: one file, no imports or exports).
// edge-functions.ts puts this in front of the handler and fills in the two values below.
const siteFiles = {} // filled in: every file of the built site but the hashed assets
const securityHeaders = {} // filled in: the header set, for answers that are made here

/** The file that answers a path, or undefined where the site has nothing. */
function fileFor(uri) {
  if (uri === '/') return '/index.html'
  if (uri.startsWith('/assets/') || siteFiles[uri]) return uri
  if (siteFiles[`${uri}/index.html`]) return `${uri}/index.html`
  return undefined
}
