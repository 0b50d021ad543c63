/**
 * The only script of a public page that runs at once, inline in its HTML (scripts/build/boot-script.ts). It fetches
 * the page's modules once the page is loaded, on the screen and idle, or at the first touch or key press, so that nothing
 * competes with the first paint. Every module is named with its integrity in the page.
 */
import { PATIENCE, untilArrived } from '#frontend/lib/code-files.ts'

const INTERACTIONS = ['pointerdown', 'keydown', 'focusin'] as const
/** Milliseconds (P3.7). */
const SCROLL_DELAY = 100
/** Milliseconds after loading. Firefox reports no paint of a page that opens at an anchor, and old browsers none at all. */
const LONGEST_WAIT_FOR_PAINT = 1000

let started = false

async function start() {
  if (started) return
  started = true
  const list = document.getElementById('root')?.dataset['modules'] ?? ''
  const modules = list.split(' ').map((entry) => entry.split('|'))
  // The first is small, and tells whether there is a connection; until then the page is what it is without script.
  const [[href = '', integrity] = []] = modules
  await untilArrived(href, integrity)
  for (const [href, integrity] of modules) {
    const preload = { rel: 'modulepreload', fetchPriority: 'low', href, integrity }
    document.head.append(Object.assign(document.createElement('link'), preload))
  }
  // Each runs in a task of its own, so that a slow phone can answer the visitor in between.
  for (const [href = ''] of modules) {
    await import(/* @vite-ignore */ href)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

function startOncePainted() {
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    startWhenIdle()
  })
  observer.observe({ type: 'paint', buffered: true })
  setTimeout(startWhenIdle, LONGEST_WAIT_FOR_PAINT)
}

function startWhenIdle() {
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200))
  whenIdle(start, { timeout: 2000 })
}

/**
 * A click on a button that does nothing yet is made good once the page works (see islands/hydrate.tsx), or the part of it that
 * comes later (see components/deferred.tsx). When that takes long, the form's note says so (see components/form-alert.tsx).
 */
function rememberClick({ target }: MouseEvent) {
  // The menu's buttons work without us.
  const button =
    target instanceof Element && target.closest<HTMLButtonElement>('button[type=button]:not([popovertarget])')
  if (!button) return
  button.setAttribute('data-clicked', '')
  // Gone by then when the form works.
  const note = button.form?.querySelector('[role=alert] > [hidden]')
  setTimeout(() => note?.removeAttribute('hidden'), PATIENCE)
}
addEventListener('click', rememberClick, { capture: true })

// A picture that fails is hidden (P5.2), also one that failed before this script ran.
addEventListener('error', ({ target }) => hide(target), { capture: true })
for (const image of document.images) if (image.complete && image.naturalWidth === 0) hide(image)

function hide(image: EventTarget | null) {
  if (image instanceof HTMLImageElement) image.hidden = true
}

for (const type of INTERACTIONS) addEventListener(type, start, { once: true, passive: true })
addEventListener('load', startOncePainted, { once: true })

// A footer link asks the next page to start at its top, whatever position the browser restores.
try {
  if (sessionStorage.getItem('scrollToTop')) {
    sessionStorage.removeItem('scrollToTop')
    if (!location.hash) setTimeout(() => scrollTo(0, 0), SCROLL_DELAY)
  }
} catch {
  // Storage is blocked: the position stays the browser's.
}
