import type { InputHTMLAttributes, Ref } from 'react'
import { formLabels } from '#words/labels/forms.ts'

/** An off-screen field that only bots fill in. */
export function SpamTrap(props: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  return (
    <div className="spam-trap" aria-hidden="true">
      <label>
        {formLabels.spamTrap}
        <input type="text" tabIndex={-1} autoComplete="off" {...props} />
      </label>
    </div>
  )
}
