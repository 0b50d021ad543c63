import { useEffect } from 'react'

const ROWS = '[data-id], [data-key]'

/**
 * Keeps the keyboard's place when the focused element disappears, so that Tab does not start again at the top of the page. In a list,
 * focuses the element's row or, if that has disappeared as well, the next row, or the last one. Otherwise focuses the screen's heading.
 * Does nothing if another element has the focus.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: Element | undefined
    let row: HTMLElement | null = null
    let place = -1
    const rows = () => [...document.querySelectorAll<HTMLElement>(ROWS)]
    function note({ target }: FocusEvent) {
      // A dialog gives the focus back to what opened it.
      if (!(target instanceof Element) || target.closest('[role=dialog]')) return
      focused = target
      row = target.closest<HTMLElement>(ROWS)
      look()
    }
    function look() {
      if (row?.isConnected) place = rows().indexOf(row)
      // A dialog traps the focus; when it closes, this runs again.
      if (!focused || focused.isConnected || document.querySelector('[role=dialog]')) return
      focused = undefined
      const heir = row && (row.isConnected ? row : (rows()[place] ?? rows().at(-1)))
      // A screen that opens gives its own heading the focus first.
      if (!heir) return void setTimeout(focusHeading)
      if (document.activeElement !== document.body) return
      // Not one of its buttons: a key pressed twice must not change the next record.
      heir.setAttribute('tabindex', '-1')
      heir.focus()
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', note)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', note)
    }
  }, [])
}

function focusHeading(): void {
  if (document.activeElement !== document.body || document.querySelector('[role=dialog]')) return
  document.querySelector('h1')?.focus({ preventScroll: true })
}
