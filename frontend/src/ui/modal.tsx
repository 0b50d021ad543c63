import { Close, Description, Title } from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { frameLabels } from '#frontend/content/en/labels/frame.ts'
import { DialogFrame } from '#frontend/ui/dialog-frame.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

type ModalProps = {
  title: string
  description: string
  onClose: () => void
  children: ReactNode
}

/** A dialog of the public pages. Mount it to open it. */
export function Modal({ title, description, onClose, children }: ModalProps) {
  return (
    <DialogFrame className="modal-panel" hasDescription onClose={onClose}>
      <Title className="modal-heading">{title}</Title>
      <Description>{description}</Description>
      {children}
      <Close className="modal-close" aria-label={frameLabels.close}>
        <Icon name="x-lg" />
      </Close>
    </DialogFrame>
  )
}
