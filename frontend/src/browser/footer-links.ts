import { store } from '#frontend/lib/storage.ts'

/** A link of the footer opens its page at the top (P3.7); the boot script of that page does it. */
document.querySelector('.site-footer')?.addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey } = event as MouseEvent
  const isToOurPage = (target as Element).closest('a[href^="/"]')
  // With these keys the page opens elsewhere, and this tab stays.
  if (!isToOurPage || ctrlKey || metaKey || shiftKey) return
  store('scrollToTop', 'yes', 'sessionStorage')
})
