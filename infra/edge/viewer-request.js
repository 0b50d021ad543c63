/** Redirects to the canonical URL, rewrites it to the page's file, and passes the visitor's address to the API. */
function handler(event) {
  const request = event.request
  const host = request.headers.host.value

  // Overwrites both headers, whatever the visitor sent, so that functions can trust them.
  request.headers['x-client-address'] = { value: event.viewer.ip }
  request.headers['x-viewer-host'] = { value: host }

  const api = request.uri.startsWith('/api/')
  const path = api ? request.uri : canonicalPath(request.uri)
  if (host.startsWith('www.')) return redirect(`https://${host.slice(4)}${path}`, request.querystring)
  if (api) return request

  // Some mail programs escape the `?` of a link.
  const [, page, search] = /^([^%]*)%3f(.*)$/i.exec(path) || []
  if (page !== undefined && siteFiles[`${page}/index.html`]) return redirect(`${page}?${search}`, {})

  const file = fileFor(path)
  // Redirects only to pages that exist: `//elsewhere.example/` must never become a location.
  if (file !== undefined && path !== request.uri) return redirect(path, request.querystring)
  const [, translated] = /^\/es(\/.*)?$/.exec(path) || []
  // A page that is in English alone, or is no longer in Spanish.
  if (file === undefined && translated && fileFor(translated))
    return redirect(translated, request.querystring)
  request.uri = file || (translated === undefined ? '/404.html' : '/es/404.html')
  return request
}

/** `/services/`, `/services/index.html` and `/Services`, as typed from print, become `/services`. */
function canonicalPath(uri) {
  const path = uri.replace(/\/index\.html$/i, '/').replace(/\/+$/, '') || '/'
  const lower = path.toLowerCase()
  // Names of assets are case-sensitive.
  return !lower.startsWith('/assets/') && fileFor(lower) ? lower : path
}

function redirect(path, querystring) {
  const headers = Object.assign({}, securityHeaders, {
    location: { value: path + queryText(querystring) },
    'cache-control': { value: 'public, max-age=3600' },
  })
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers }
}

function queryText(querystring) {
  const pairs = []
  for (const name of Object.keys(querystring)) {
    const entry = querystring[name]
    for (const one of entry.multiValue || [entry])
      pairs.push(one.value === '' ? name : `${name}=${one.value}`)
  }
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
