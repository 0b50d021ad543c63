/**
 * The only script a public page loads at once. It fetches the page's modules after load and idle, or at the first touch
 * or key press, so that nothing competes with the first paint. Every module is named with its integrity in the page.
 */
export {}

const INTERACTIONS = ['pointerdown', 'keydown', 'focusin'] as const
/** Milliseconds; spec §2, footer. */
const SCROLL_DELAY = 100

const script = document.querySelector<HTMLScriptElement>('script[data-modules]')
let started = false

async function start() {
  if (started || !script) return
  started = true
  const modules = (script.dataset['modules'] ?? '').split(' ').map((entry) => entry.split('|'))
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

function startWhenIdle() {
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200))
  whenIdle(start, { timeout: 2000 })
}

/**
 * A click on a button that does nothing yet is made good once the page works (see entry-client.tsx), or the part of it that
 * comes later (see components/deferred.tsx).
 */
function rememberClick({ target }: MouseEvent) {
  // The menu's buttons work without us.
  const button = target instanceof Element && target.closest('button[type=button]:not([popovertarget])')
  if (button) button.setAttribute('data-clicked', '')
}
addEventListener('click', rememberClick, { capture: true })

for (const type of INTERACTIONS) addEventListener(type, start, { once: true, passive: true })
if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle, { once: true })

// A footer link asks the next page to start at its top (spec §2), whatever position the browser restores.
try {
  if (sessionStorage.getItem('scrollToTop')) {
    sessionStorage.removeItem('scrollToTop')
    if (!location.hash) setTimeout(() => scrollTo(0, 0), SCROLL_DELAY)
  }
} catch {
  // Storage is blocked: the position stays the browser's.
}
