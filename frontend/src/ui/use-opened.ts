import { useRef, useState } from 'react'

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
    keep: () => {
      close()
      opener.current?.focus()
    },
  }
}
