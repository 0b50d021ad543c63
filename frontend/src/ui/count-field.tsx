import type { FocusEvent, ReactNode } from 'react'
import { wholeCount } from '#frontend/lib/whole-count.ts'

/**
 * Selects a 0, so that typing replaces it. Selects nothing else: React replays a focus from before hydration, and the next
 * key would delete what has been typed since.
 */
function selectZero({ currentTarget }: FocusEvent<HTMLInputElement>) {
  if (currentTarget.value === '0') currentTarget.select()
}

/** Fills in a count that was kept, unless another is being typed. In the field that has the focus, the next key replaces it. */
export function showCount(input: HTMLInputElement, count: number): void {
  const hasFocus = input === document.activeElement
  if (hasFocus && Number(input.value) !== 0) return
  input.value = String(count)
  if (hasFocus) input.select()
}

type CountFieldProps = {
  id: string
  name: string
  label: string
  note: ReactNode
  max: number
  children?: ReactNode
}

/** How many of something, from 0; a number outside is clamped. */
export function CountField({ id, name, label, note, max, children }: CountFieldProps) {
  return (
    <div className="count">
      <label htmlFor={id}>
        {label} <span className="option-note d-block">{note}</span>
      </label>
      <input
        id={id}
        className="form-control"
        type="number"
        inputMode="numeric"
        name={name}
        min={0}
        max={max}
        defaultValue={0}
        onFocus={selectZero}
        onBlur={({ currentTarget }) => {
          currentTarget.value = String(wholeCount(currentTarget.value, max))
        }}
      />
      {children}
    </div>
  )
}
