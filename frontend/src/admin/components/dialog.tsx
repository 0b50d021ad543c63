/** Radix's dialog in Bootstrap's clothes. Mount it to open it. */
import * as Radix from '@radix-ui/react-dialog'
import { type ReactNode, useState } from 'react'
import { Icon } from '#frontend/components/icon.tsx'
import { returnFocus } from '#frontend/components/return-focus.ts'

type DialogProps = {
  title: string
  description?: ReactNode
  onClose: () => void
  children: ReactNode
  isWide?: boolean
}

/**
 * The backdrop is our own: Radix's Overlay locks scrolling with a style element that the content security policy refuses,
 * so the stylesheet does that instead (see `.dialog-backdrop`). Focus goes back to where it was before.
 */
export function Dialog({ title, description, onClose, children, isWide = false }: DialogProps) {
  const [opener] = useState(() => document.activeElement)
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <div className="dialog-backdrop" />
        <Radix.Content
          className={`dialog-panel ${isWide ? 'dialog-panel-wide' : ''}`}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus(opener)
          }}
        >
          <div className="dialog-head">
            <Radix.Title className="h5 mb-0">{title}</Radix.Title>
            <Radix.Close className="btn btn-icon" aria-label="Close">
              <Icon name="x-lg" />
            </Radix.Close>
          </div>
          <div className="dialog-body">
            {description && (
              <Radix.Description asChild>{<div className="mb-3">{description}</div>}</Radix.Description>
            )}
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
