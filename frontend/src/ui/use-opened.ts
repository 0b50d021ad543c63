import { type MouseEvent, useRef, useState } from 'react'

/** Which of a page's forms is open: one at a time, each by its button. */
export function useOpened<Form extends string>() {
  const [opened, setOpened] = useState<Form>()
  const opener = useRef<HTMLElement>(null)
  const close = () => setOpened(undefined)
  return {
    opened,
    close,
    /** Props of the button that opens a form. */
    opens: (form: Form) => ({
      'aria-expanded': opened === form,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
        opener.current = currentTarget
        setOpened(form)
      },
    }),
    /** Closes it without a change: the focus returns to its button. */
    keep: () => {
      close()
      opener.current?.focus()
    },
  }
}

export type Opens<Form extends string> = ReturnType<typeof useOpened<Form>>['opens']
