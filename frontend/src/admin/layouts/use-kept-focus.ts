import { useEffect } from 'react'

/**
 * Gives the focus to the screen's heading when what has it disappears and nothing else takes it, as a Retry that worked does:
 * the next key would begin at the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: EventTarget | null = null
    const note = ({ target }: FocusEvent) => {
      last = target
    }
    const look = () => {
      if (!(last instanceof Element) || last.isConnected) return
      last = null
      // A dialog that closes gives the focus back a moment later.
      setTimeout(() => {
        if (document.activeElement !== document.body || document.querySelector('[role=dialog]')) return
        document.querySelector('h1')?.focus({ preventScroll: true })
      })
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
