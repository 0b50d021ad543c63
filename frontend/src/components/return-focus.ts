/**
 * Where focus goes when a dialog closes: to its opener, or to the page's heading when the opener is gone. Radix returns it
 * by itself only to a Trigger of its own.
 */
export function returnFocus(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  const target = isThere ? opener : document.querySelector<HTMLElement>('h1')
  target?.focus()
}
