import { useState } from 'react'
import type { CallFailure } from '#frontend/lib/call-failure.ts'
import { ChangeForm } from '#frontend/ui/change-form.tsx'
import { MessageField } from '#frontend/ui/field.tsx'
import { LIMITS } from '#schemas/facts/limits.ts'

type ReasonFormProps = {
  labels: Readonly<Record<'heading' | 'reason' | 'submit' | 'submitting' | 'keep', string>>
  text?: string
  send: (reason: string) => Promise<CallFailure | undefined>
  onKeep: () => void
}

export function ReasonForm({ labels, text, send, onKeep }: ReasonFormProps) {
  const [reason, setReason] = useState('')
  return (
    <ChangeForm labels={labels} send={() => send(reason.trim())} onKeep={onKeep}>
      {text && <p className="mb-0">{text}</p>}
      <MessageField
        id="reason"
        label={labels.reason}
        maxLength={LIMITS.cancelReason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ChangeForm>
  )
}
