import { useRef, useState } from 'react'

/** Which form of a page is open, and the button that opened it. */
export function useOpened<Form extends string>() {
  const [opened, setOpened] = useState<Form>()
  const opener = useRef<HTMLElement>(null)
  const close = () => setOpened(undefined)
  return {
    opened,
    close,
    open: (form: Form, button: HTMLElement) => {
      opener.current = button
      setOpened(form)
    },
    /** Closes it, and returns the focus. */
    keep: () => {
      close()
      opener.current?.focus()
    },
  }
}
