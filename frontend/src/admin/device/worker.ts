/**
 * The service worker of the back office: opens its screens without a network. It answers from the shell alone, the files of one
 * build; calls of the API pass by it (decision 85).
 */

type Work = Event & { waitUntil: (work: Promise<unknown>) => void }
type Fetched = Work & { request: Request; respondWith: (answer: Promise<Response>) => void }

// Makes the file a module, whose names are its own.
export {}

declare const self: {
  addEventListener: ((type: 'install' | 'activate' | 'message', listener: (event: Work) => void) => void) &
    ((type: 'fetch', listener: (event: Fetched) => void) => void)
  location: Location
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void>; matchAll: () => Promise<Pick<Worker, 'postMessage'>[]> }
}

/** scripts/build/prerender.ts fills it in. */
declare const SHELL: {
  /** Of the cache. */
  name: string
  /** Paths of scripts and styles, the entry first; all have a digest in their name. */
  files: [string, ...string[]]
  /** Paths of the screens, which all get the same page. */
  screens: [string, ...string[]]
}

const { name, files, screens } = SHELL
const [page] = screens

/** Keeps the whole shell, the page last, or fails: the next try goes on. */
async function keepShell(): Promise<void> {
  if (await caches.match(page, { cacheName: name })) return
  const fetched = await fetch(page, { cache: 'no-store' })
  // A deployment uploads this worker before its pages.
  if (!(await fetched.clone().text()).includes(files[0])) throw new Error('The page is of another build')
  const cache = await caches.open(name)
  await cache.addAll(files)
  await cache.put(page, fetched)
}

/** Deletes the shells of other builds, and tells open tabs which one is kept. */
async function replaceOthers(): Promise<void> {
  for (const other of await caches.keys()) if (other !== name) await caches.delete(other)
  await self.clients.claim()
  for (const tab of await self.clients.matchAll()) tab.postMessage(files[0])
}

async function kept(path: string, request: Request): Promise<Response> {
  return (await caches.match(path, { cacheName: name })) ?? fetch(request)
}

self.addEventListener('install', (event) => event.waitUntil(keepShell().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(replaceOthers()))
// Pages send one message: that an admin is signed in.
self.addEventListener('message', (event) => event.waitUntil(keepShell()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (screens.includes(pathname)) event.respondWith(kept(page, request))
  } else if (files.includes(pathname)) event.respondWith(kept(pathname, request))
})
