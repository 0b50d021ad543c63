import { type ReactNode, useId } from 'react'

/** A box to tick, with its label. */
export function CheckBox({
  isChecked,
  onChange,
  children,
}: {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  children: ReactNode
}) {
  const id = useId()
  return (
    <div className="form-check mt-3">
      <input
        type="checkbox"
        id={id}
        className="form-check-input"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label className="form-check-label" htmlFor={id}>
        {children}
      </label>
    </div>
  )
}
