import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'

type InPlaceProps = {
  opens: string
  id: string
  form: ReactNode
  /** With the button that opens it. */
  children: ReactNode
}

/** A form that takes the place of what it edits, opened and closed as a dialog is: by the URL, and by Escape. */
export function InPlace({ opens, id, form, children }: InPlaceProps) {
  const dialog = useDialogParam()
  const isOpen = dialog.name === opens && dialog.id === id
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    // What was pressed has gone: its place takes the focus.
    if (document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('input, select, button')?.focus()
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its fields have the focus
    <div ref={place} onKeyDown={({ key }) => isOpen && key === 'Escape' && dialog.close()}>
      {isOpen ? form : children}
    </div>
  )
}
