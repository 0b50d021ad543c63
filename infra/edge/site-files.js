// Shared start of both edge functions (CloudFront Functions JavaScript 2.0: one file, no imports or exports).
// edge-functions.ts prepends this to the handler and fills in the two values below.
const siteFiles = {} // filled in: all files of the built site but hashed assets
const securityHeaders = {} // filled in: the header set, for responses of the function itself

/** Returns the file of a path, or undefined if the site has none. */
function fileFor(uri) {
  if (uri === '/') return '/index.html'
  if (uri.startsWith('/assets/') || siteFiles[uri]) return uri
  if (siteFiles[`${uri}/index.html`]) return `${uri}/index.html`
  return undefined
}
