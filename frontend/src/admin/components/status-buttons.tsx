import { useTransition } from 'react'

/**
 * Buttons that set a status at once. The one whose status holds stays in its place, switched off, so that a
 * second tap there cannot hit another.
 */
export function StatusButtons<S extends string>({
  buttons,
  current,
  onChoose,
}: {
  buttons: readonly { label: string; status: S; className: string }[]
  current: string
  onChoose: (status: S) => Promise<void>
}) {
  const [isPending, startChange] = useTransition()
  return buttons.map(({ label, status, className }) => {
    const isOff = isPending || status === current
    return (
      <button
        key={status}
        type="button"
        className={className}
        // Unlike a disabled button, it keeps the focus.
        aria-disabled={isOff}
        onClick={() => !isOff && startChange(() => onChoose(status))}
      >
        {label}
      </button>
    )
  })
}
