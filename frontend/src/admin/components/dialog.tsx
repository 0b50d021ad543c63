import { Dialog as BaseDialog, type DialogProps } from '#frontend/ui/dialog.tsx'

/** A dialog that on a phone is a sheet at the foot of the screen. */
export function Dialog({ isWide = false, ...props }: DialogProps & { isWide?: boolean }) {
  return <BaseDialog className={isWide ? 'dialog-sheet dialog-sheet-wide' : 'dialog-sheet'} {...props} />
}
