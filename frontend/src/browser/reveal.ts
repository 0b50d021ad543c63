/** Milliseconds between revealing a section and scrolling to it. */
const SCROLL_DELAY = 100

/** A form with `data-reveals` shows the section of that id; without script it leads to the page of its action. */
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  const section = document.getElementById(form.dataset['reveals'] ?? '')
  if (!section) return
  event.preventDefault()
  section.hidden = false
  form.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', 'true')
  setTimeout(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    section.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' })
    section.focus({ preventScroll: true })
  }, SCROLL_DELAY)
})
