/**
 * Gives the not-found page its status. It is a page like any other to the origin, so it comes back as 200; a custom error
 * response of the distribution would do the same, but for the API's 404s too. Works on the visitor's path and on the
 * rewritten one alike, because `/404.html` is not among the site's files.
 */
function handler(event) {
  const response = event.response
  if (fileFor(event.request.uri) === undefined && response.statusCode === 200) {
    response.statusCode = 404
    response.statusDescription = 'Not Found'
  }
  return response
}
