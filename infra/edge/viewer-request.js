/** Settles the one address of every page, finds its file, and tells the API who is asking. */
function handler(event) {
  const request = event.request
  const host = request.headers.host.value

  // Both are written whatever the visitor sent, so that functions may trust them.
  request.headers['x-client-address'] = { value: event.viewer.ip }
  request.headers['x-viewer-host'] = { value: host }

  const api = request.uri.startsWith('/api/')
  const path = api ? request.uri : canonicalPath(request.uri)
  if (host.startsWith('www.')) return redirect(`https://${host.slice(4)}${path}`, request.querystring)
  if (api) return request

  const file = fileFor(path)
  // Only to a page that exists: `//elsewhere.example/` must never become an address to go to.
  if (file !== undefined && path !== request.uri) return redirect(path, request.querystring)
  request.uri = file === undefined ? '/404.html' : file
  return request
}

/** `/services/`, `/services/index.html` and, as somebody types it from print, `/Services` are `/services`. */
function canonicalPath(uri) {
  const path = uri.replace(/\/index\.html$/i, '/').replace(/\/+$/, '') || '/'
  const lower = path.toLowerCase()
  // The names of assets tell upper case from lower.
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
