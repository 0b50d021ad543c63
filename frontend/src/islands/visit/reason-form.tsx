import { type FormEvent, useEffect, useState } from 'react'
import type { CallFailure } from '#frontend/lib/call-failure.ts'
import { useFocusOnMount } from '#frontend/lib/use-focus-on-mount.ts'
import { MessageField } from '#frontend/ui/field.tsx'
import { FormActions } from '#frontend/ui/form-actions.tsx'
import { FailureAlert } from '#frontend/ui/link-notes.tsx'
import { LIMITS } from '#schemas/facts/limits.ts'

type ReasonFormProps = {
  labels: Readonly<Record<'heading' | 'reason' | 'submit' | 'submitting' | 'keep', string>>
  text?: string
  /** Resolves with why it failed. */
  send: (reason: string) => Promise<CallFailure | undefined>
  onKeep: () => void
}

/** Asks once more before something ends, and why. */
export function ReasonForm({ labels, text, send, onKeep }: ReasonFormProps) {
  const title = useFocusOnMount<HTMLHeadingElement>()
  // The focus alone leaves it at the lower edge of a phone.
  useEffect(() => {
    // Returns a promise in some browsers, which React would take for a clean-up.
    title.current?.scrollIntoView()
  }, [title])
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<CallFailure>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    setFailure(undefined)
    setFailure(await send(reason.trim()))
    setIsBusy(false)
  }

  return (
    <form className="panel stack" onSubmit={submit} noValidate>
      <h2 ref={title} tabIndex={-1} className="h3 mb-0">
        {labels.heading}
      </h2>
      {text && <p className="mb-0">{text}</p>}
      <MessageField
        id="reason"
        label={labels.reason}
        maxLength={LIMITS.cancelReason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <FailureAlert failure={failure} />
      <FormActions labels={labels} isBusy={isBusy} onKeep={onKeep} />
    </form>
  )
}
