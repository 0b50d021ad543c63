import type { InputHTMLAttributes, Ref } from 'react'

/** A field off the screen that only machines fill in (decision 36). */
export function SpamTrap(props: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  return (
    <div className="spam-trap" aria-hidden="true">
      <label>
        Website
        <input type="text" tabIndex={-1} autoComplete="off" {...props} />
      </label>
    </div>
  )
}
