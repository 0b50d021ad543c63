/**
 * Sets the status of the not-found page, and keeps the back office out of caches and search engines. The origin answers 200
 * for the not-found page as for any file; a custom error response of the distribution would also replace the API's 404s.
 * Works on the visitor's path and on the rewritten one, because the not-found pages are not among the site's files.
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
