import { useState } from 'react'
import type { SendChange } from '#frontend/islands/visit/customers-visit.tsx'
import type { CallFailure } from '#frontend/lib/call-failure.ts'
import { FailureAlert } from '#frontend/ui/link-notes.tsx'
import { visitLabels } from '#words/labels/visit.ts'

const labels = visitLabels.flexible

/** Asks to be called if an earlier day opens; saved with the press. */
export function FlexibleBox({ isFlexible, send }: { isFlexible: boolean; send: SendChange }) {
  const [wanted, setWanted] = useState<boolean>()
  const [isSaved, setIsSaved] = useState(false)
  const [failure, setFailure] = useState<CallFailure>()

  async function change(next: boolean) {
    if (wanted !== undefined) return
    setWanted(next)
    setFailure(undefined)
    const failed = await send({ action: 'flexible', isFlexible: next })
    setFailure(failed)
    setIsSaved(!failed)
    setWanted(undefined)
  }

  const saved = isSaved ? (isFlexible ? labels.on : labels.off) : ''
  return (
    <div>
      <label className="option">
        <input
          type="checkbox"
          checked={wanted ?? isFlexible}
          onChange={({ target }) => void change(target.checked)}
        />
        <span className="option-label">{labels.label}</span>
      </label>
      <p className="form-text" role="status">
        {wanted === undefined ? saved : labels.saving}
      </p>
      <FailureAlert failure={failure} />
    </div>
  )
}
