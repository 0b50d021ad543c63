import { Close, Description, Title } from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { DialogFrame } from '#frontend/ui/dialog-frame.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

type DialogProps = {
  title: string
  description?: ReactNode
  onClose: () => void
  children: ReactNode
  isWide?: boolean
}

/** A dialog of the back office. Mount it to open it. */
export function Dialog({ title, description, onClose, children, isWide = false }: DialogProps) {
  return (
    <DialogFrame
      className={isWide ? 'dialog-panel dialog-panel-wide' : 'dialog-panel'}
      hasDescription={description !== undefined}
      onClose={onClose}
    >
      <div className="dialog-head">
        <Title className="h5 mb-0">{title}</Title>
        <Close className="btn btn-icon" aria-label="Close">
          <Icon name="x-lg" />
        </Close>
      </div>
      <div className="dialog-body">
        {description && (
          <Description asChild>
            <div className="mb-3">{description}</div>
          </Description>
        )}
        {children}
      </div>
    </DialogFrame>
  )
}
