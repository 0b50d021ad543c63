import * as Radix from '@radix-ui/react-dialog'
import { type ReactNode, useState } from 'react'
import { Icon } from '#frontend/ui/icon.tsx'
import { commonLabels } from '#words/labels/common.ts'

export type DialogProps = {
  title: string
  description?: ReactNode
  onClose: () => void
  children: ReactNode
  className?: string
  /** Puts the focus into its first field instead of on the button that closes it. */
  isForm?: boolean
}

/**
 * An open dialog; render it only while it is open. Radix's own overlay is left out: it locks scrolling with an injected
 * style element, which the content security policy refuses, so the stylesheet does that (`.dialog-shade`).
 */
export function Dialog(props: DialogProps) {
  const { title, description, onClose, children, className = '', isForm = false } = props
  const [opener] = useState(() => document.activeElement)
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <div className="dialog-shade" />
        <Radix.Content
          className={`dialog-panel ${className}`.trim()}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onOpenAutoFocus={(event) => {
            if (!isForm) return
            event.preventDefault()
            ;(event.currentTarget as HTMLElement).querySelector('input')?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus(opener)
          }}
        >
          <div className="dialog-head d-flex align-items-center justify-content-between">
            <Radix.Title className="h4 m-0">{title}</Radix.Title>
            <Radix.Close className="dialog-close" aria-label={commonLabels.close}>
              <Icon name="x-lg" />
            </Radix.Close>
          </div>
          <div className="dialog-body">
            {description && (
              <Radix.Description asChild>
                <div className="mb-3">{description}</div>
              </Radix.Description>
            )}
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Radix returns the focus only to a Trigger of its own. Without the opener it goes to the page's heading. */
function returnFocus(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  // Do not steal the focus from an element that took it in the meantime.
  if (!isThere && document.activeElement?.closest('main')) return
  const target = isThere ? opener : document.querySelector<HTMLElement>('h1')
  target?.focus()
}
