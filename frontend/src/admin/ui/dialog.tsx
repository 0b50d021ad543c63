import { type ReactNode, useState } from 'react'
import { type Outcome, reasonOf } from '#frontend/admin/lib/use-call.ts'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { Button, PressButton } from '#frontend/admin/ui/button.tsx'
import { Problem } from '#frontend/admin/ui/status-messages.tsx'
import { Dialog as BaseDialog, type DialogProps } from '#frontend/ui/dialog.tsx'

/** Absent in a dialog that the URL names. */
type Close = { onClose?: (() => void) | undefined }

type SheetProps = Omit<DialogProps, 'onClose'> & Close & { isWide?: boolean }

/** A dialog that on a phone is a sheet at the foot of the screen. */
export function Dialog({ isWide = false, onClose, ...props }: SheetProps) {
  const { close } = useDialogParam()
  const className = isWide ? 'dialog-sheet dialog-sheet-wide' : 'dialog-sheet'
  return <BaseDialog className={className} onClose={onClose ?? close} {...props} />
}

type DialogActionsProps = {
  /** Absent: closes the dialog that the URL names. */
  onCancel?: (() => void) | undefined
  cancelLabel?: string | undefined
  /** Above the buttons, always in view. */
  note?: ReactNode
  children: ReactNode
}

/** Footer of a dialog or form: Cancel, then its action. */
export function DialogActions({ onCancel, cancelLabel = 'Cancel', note, children }: DialogActionsProps) {
  const { close } = useDialogParam()
  return (
    <div className="dialog-actions d-flex flex-wrap justify-content-end gap-2 mt-3">
      {note}
      <Button look="quiet" label={cancelLabel} onClick={onCancel ?? close} />
      {children}
    </div>
  )
}

type Confirmation = {
  title: string
  children: ReactNode
  confirmLabel: string
  /** Of the button that changes nothing. */
  keepLabel?: string
  pendingLabel?: string
  /** Only what destroys is red. */
  isReversible?: boolean
  onConfirm: () => Promise<Outcome<unknown> | string | undefined>
  /** The dialog closes when this is done: the focus must not return to a button that disappears. */
  onDone?: (() => unknown) | undefined
}

/** Asks before an action, and shows why it failed: `onConfirm` resolves to the outcome, or to the reason. */
export function ConfirmDialog(props: Confirmation & Close) {
  const { title, children, confirmLabel, keepLabel, pendingLabel = 'Deleting...', onClose } = props
  const { close } = useDialogParam()
  const [problem, setProblem] = useState<string>()
  async function confirm() {
    setProblem(undefined)
    const outcome = await props.onConfirm()
    const failure = typeof outcome === 'object' ? reasonOf(outcome) : outcome
    if (failure !== undefined) return setProblem(failure)
    await props.onDone?.()
    ;(onClose ?? close)()
  }
  return (
    <Dialog title={title} description={children} onClose={onClose}>
      {problem && <Problem>{problem}</Problem>}
      <DialogActions onCancel={onClose} cancelLabel={keepLabel}>
        <PressButton
          className={props.isReversible ? 'btn btn-primary' : 'btn btn-danger'}
          label={confirmLabel}
          busyLabel={pendingLabel}
          onPress={confirm}
        />
      </DialogActions>
    </Dialog>
  )
}

type ConfirmButtonProps = Confirmation & { label: string; about?: string }

export function ConfirmButton({ label, about, ...confirmation }: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button look="danger" label={label} about={about} onClick={() => setIsAsking(true)} />
      {isAsking && <ConfirmDialog {...confirmation} onClose={() => setIsAsking(false)} />}
    </>
  )
}
