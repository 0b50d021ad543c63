import { type FormEvent, useEffect, useState } from 'react'
import type { SendAnswer } from '#frontend/islands/linked-quote/send-answer.ts'
import type { CallFailure } from '#frontend/lib/call-failure.ts'
import { useFocusOnMount } from '#frontend/lib/use-focus-on-mount.ts'
import { FormActions } from '#frontend/ui/form-actions.tsx'
import { FailureAlert } from '#frontend/ui/link-notes.tsx'
import { DECLINE_REASONS, type DeclineReason } from '#schemas/facts/quote-state.ts'
import { linkedQuoteLabels } from '#words/labels/linked-quote.ts'

const labels = linkedQuoteLabels.declining

/** Asks why, because the owner learns from it. */
export function DeclineForm({ send, onKeep }: { send: SendAnswer; onKeep: () => void }) {
  const title = useFocusOnMount<HTMLHeadingElement>()
  // The focus alone leaves it at the lower edge of a phone.
  useEffect(() => {
    // Returns a promise in some browsers, which React would take for a clean-up.
    title.current?.scrollIntoView()
  }, [title])
  const [reason, setReason] = useState<DeclineReason>()
  const [failure, setFailure] = useState<CallFailure>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!reason) return
    setIsBusy(true)
    setFailure(await send({ action: 'decline', reason }))
    setIsBusy(false)
  }

  return (
    <form className="panel stack" onSubmit={submit} noValidate>
      <h2 ref={title} tabIndex={-1} className="h3 mb-0">
        {labels.heading}
      </h2>
      <fieldset>
        <legend className="form-label">{labels.legend}</legend>
        {DECLINE_REASONS.map((one) => (
          <label key={one} className="option">
            <input
              type="radio"
              name="reason"
              value={one}
              checked={reason === one}
              onChange={() => setReason(one)}
            />
            <span className="option-label">{labels.reasons[one]}</span>
          </label>
        ))}
      </fieldset>
      <FailureAlert failure={failure} />
      <FormActions labels={labels} isBusy={isBusy} isReady={reason !== undefined} onKeep={onKeep} />
    </form>
  )
}
