import * as Dialog from '@radix-ui/react-dialog'
import { type ReactNode, useState } from 'react'

/**
 * An open dialog around its panel; render it only while it is open. Radix's own overlay is left out: it locks scrolling
 * with an injected style element, which the content security policy refuses, so the stylesheet does that
 * (`.modal-shade`).
 */
export function DialogFrame({
  className,
  hasDescription,
  onClose,
  children,
}: {
  className: string
  hasDescription: boolean
  onClose: () => void
  children: ReactNode
}) {
  const [opener] = useState(() => document.activeElement)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <div className="modal-shade" />
        <Dialog.Content
          className={className}
          {...(hasDescription ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus(opener)
          }}
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/**
 * To the opener or, when that is gone, to the page's heading, unless something else has taken it: Radix returns the focus by
 * itself only to a Trigger of its own.
 */
function returnFocus(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  // A page's own part that has taken it meanwhile keeps it; a dialog that has opened since holds its own.
  if (!isThere && document.activeElement?.closest('main')) return
  const target = isThere ? opener : document.querySelector<HTMLElement>('h1')
  target?.focus()
}
