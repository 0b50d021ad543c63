import { useState } from 'react'
import type { SendChange } from '#frontend/lib/use-linked.ts'
import { ChangeForm } from '#frontend/ui/change-form.tsx'
import type { AnswerQuoteRequest } from '#schemas/contract/linked-quotes.ts'
import { DECLINE_REASONS, type DeclineReason } from '#schemas/facts/statuses.ts'
import { linkedQuoteLabels } from '#words/labels/linked-quote.ts'

const labels = linkedQuoteLabels.declining

/** Asks why, because the owner learns from it. */
export function DeclineForm({ send, onKeep }: { send: SendChange<AnswerQuoteRequest>; onKeep: () => void }) {
  const [reason, setReason] = useState<DeclineReason>()
  return (
    <ChangeForm
      labels={labels}
      isReady={reason !== undefined}
      send={async () => reason && send({ action: 'decline', reason })}
      onKeep={onKeep}
    >
      <fieldset className="options-grid">
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
    </ChangeForm>
  )
}
