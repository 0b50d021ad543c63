import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

const ROWS = '[data-id], [data-key]'

/**
 * Wraps a list's rows. When the focused row disappears, deleted or no longer matching the filter, the focus moves to the
 * row in its place, or to the screen's heading when none is left; when only what was pressed in it does, to the row.
 */
export function RowFocus({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  const worked = useRef<{ row: HTMLElement; place: number; pressed: Element }>(undefined)
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>(ROWS) ?? [])]

  function remember({ target }: FocusEvent) {
    const place = rows().findIndex((row) => row.contains(target))
    const row = rows()[place]
    if (row) worked.current = { row, place, pressed: target }
  }
  useLayoutEffect(() => {
    // A dialog traps the focus; when it closes, this runs again.
    if (!worked.current || document.querySelector('[role=dialog]')) return
    const { row, place, pressed } = worked.current
    const all = rows()
    if (row.isConnected) worked.current.place = all.indexOf(row)
    else worked.current = undefined
    if (pressed.isConnected || document.activeElement !== document.body) return
    const heir = row.isConnected ? row : (all[place] ?? all.at(-1) ?? document.querySelector('h1'))
    // Not one of its buttons: a key pressed twice must not change the next record.
    heir?.setAttribute('tabindex', '-1')
    heir?.focus()
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes focus
    <div ref={list} onFocus={remember}>
      {children}
    </div>
  )
}
