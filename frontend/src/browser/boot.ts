/**
 * The only script of a public page that runs at once, inline in its HTML (scripts/build/prerender.ts). It loads
 * browser/main.ts once the page is loaded, painted and idle, or at the first touch or key press, so that nothing competes with
 * the first paint. The page names every module with its integrity.
 */
import { fetchUntilAvailable, SLOW_AFTER_MS } from '#frontend/lib/fetch-until-available.ts'

const INTERACTIONS = ['pointerdown', 'keydown', 'focusin'] as const
/** Milliseconds (P3.7). */
const SCROLL_DELAY = 100
/** Milliseconds after loading. Firefox reports no paint of a page that opens at an anchor, and old browsers none at all. */
const LONGEST_WAIT_FOR_PAINT = 1000

const { classList: classes } = document.documentElement
const TYPEFACE = 'typeface'
// The page before has loaded the file.
if (document.referrer.startsWith(`${location.origin}/`)) classes.add(TYPEFACE)

let started = false

export async function start(): Promise<void> {
  if (started) return
  started = true
  const files = (document.querySelector<HTMLElement>('[data-modules]')?.dataset['modules'] ?? '')
    .split(' ')
    .map((entry) => entry.split('|'))
  await Promise.all(files.map(([href = '', integrity = '']) => fetchUntilAvailable({ href, integrity })))
  const [entry = ''] = files.at(-1) ?? []
  await import(/* @vite-ignore */ entry)
}

/** Shows the headings' typeface, which would delay the first paint, unless the heading in view then breaks into other lines. */
async function showTypeface() {
  // Without a network the system's font stays.
  const loaded = await document.fonts.load('1em bricolage').catch(() => [])
  if (loaded.length === 0) return
  const heading = document.querySelector('h1')
  const height = heading?.offsetHeight
  classes.add(TYPEFACE)
  if (heading?.offsetHeight !== height) classes.remove(TYPEFACE)
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
  void showTypeface()
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200))
  whenIdle(start, { timeout: 2000 })
}

/**
 * Records clicks on buttons that do nothing yet. They are replayed once their island hydrates (islands/hydrate.tsx) or the page
 * is ready (browser/main.ts). When that takes long, the form's note says so (ui/form-end.tsx).
 */
function rememberClick({ target }: MouseEvent) {
  // The menu's buttons work without script.
  const button =
    target instanceof Element && target.closest<HTMLButtonElement>('button[type=button]:not([popovertarget])')
  if (!button) return
  button.setAttribute('data-clicked', '')
  // Absent once the form has hydrated.
  const note = button.form?.querySelector('[role=alert] > [hidden]')
  setTimeout(() => note?.removeAttribute('hidden'), SLOW_AFTER_MS)
}
addEventListener('click', rememberClick, { capture: true })

/** Before hydration a form's button is no submit button: the browser does not press it for Enter in a field. */
function pressByEnter({ key, target }: KeyboardEvent) {
  if (key === 'Enter' && target instanceof HTMLInputElement)
    target.closest('form[method=post]')?.querySelector<HTMLElement>('button[type=button]')?.click()
}
addEventListener('keydown', pressByEnter)

// A picture that fails is hidden (P5.2), also one that failed before this script ran.
addEventListener('error', ({ target }) => hide(target), { capture: true })
for (const image of document.images) if (image.complete && image.naturalWidth === 0) hide(image)

function hide(image: EventTarget | null) {
  if (image instanceof HTMLImageElement) image.hidden = true
}

for (const type of INTERACTIONS) addEventListener(type, start, { once: true, passive: true })
addEventListener('load', startOncePainted)

// A visitor who reads Spanish, or comes from a Spanish page, sees that this page is there in Spanish, or is not.
if (/^es/.test(navigator.language) || /\/es(\/|$)/.test(document.referrer))
  document.querySelector('[lang=es][hidden]')?.removeAttribute('hidden')

// A footer link asks the next page to start at its top, whatever position the browser restores.
try {
  if (sessionStorage.getItem('scrollToTop')) {
    sessionStorage.removeItem('scrollToTop')
    setTimeout(() => scrollTo(0, 0), SCROLL_DELAY)
  }
} catch {
  // Storage is blocked: the browser keeps its own position.
}
