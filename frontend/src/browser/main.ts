/** The script of every page, without React. The boot script loads it after the first paint. */
import '#frontend/browser/call-now.ts'
import '#frontend/browser/click-to-load.ts'
import '#frontend/browser/compare.ts'
import '#frontend/browser/footer-links.ts'
import '#frontend/browser/islands.ts'
import '#frontend/browser/live-content.ts'
import '#frontend/browser/menu.ts'
import '#frontend/browser/opt-out.ts'
import '#frontend/browser/reveal.ts'
import '#frontend/browser/visitor-city.ts'

// Islands replay the clicks inside them when they hydrate.
for (const button of document.querySelectorAll<HTMLElement>('[data-clicked]'))
  if (!button.closest('[data-island]')) button.click()
document.documentElement.setAttribute('data-ready', '')
