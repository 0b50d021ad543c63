/**
 * Gives the not-found page its status, and keeps the back office out of caches and search engines. The not-found page is a
 * page like any other to the origin, so it answers 200; a custom error response of the distribution would do the same, but
 * for the API's 404s too. Works on the visitor's path and on the rewritten one alike, because `/404.html` is not among the
 * site's files.
 */
function handler(event) {
  const response = event.response
  const uri = event.request.uri
  if (fileFor(uri) === undefined && response.statusCode === 200) {
    response.statusCode = 404
    response.statusDescription = 'Not Found'
  }
  if (/^\/admin(\/|$)/.test(uri)) {
    response.headers['cache-control'] = { value: 'no-store' }
    response.headers['x-robots-tag'] = { value: 'noindex' }
  }
  return response
}
