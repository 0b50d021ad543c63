import * as Dialog from '@radix-ui/react-dialog'
import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '#frontend/components/icon.tsx'
import { returnFocus } from '#frontend/components/return-focus.ts'

type ModalProps = {
  title: string
  description?: string
  onClose: () => void
  children: ReactNode
}

/**
 * An open dialog; render it only while it is open. Radix's own overlay is left out: it locks scrolling with an injected
 * style element, which the content security policy refuses, so a class on the root does that. Focus goes back to
 * where it was before.
 */
export function Modal({ title, description, onClose, children }: ModalProps) {
  const [opener] = useState(() => document.activeElement)
  useEffect(() => {
    document.documentElement.classList.add('has-modal')
    return () => document.documentElement.classList.remove('has-modal')
  }, [])
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <div className="modal-shade" />
        <Dialog.Content
          className="modal-panel"
          {...(description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus(opener)
          }}
        >
          <Dialog.Title className="modal-heading">{title}</Dialog.Title>
          {description && <Dialog.Description>{description}</Dialog.Description>}
          {children}
          <Dialog.Close className="modal-close" aria-label="Close">
            <Icon name="x-lg" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
