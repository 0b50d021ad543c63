import type { CallFailure } from '#frontend/lib/call-failure.ts'
import { useKeptText } from '#frontend/lib/use-kept-text.ts'
import { ChangeForm } from '#frontend/ui/change-form.tsx'
import { MessageField } from '#frontend/ui/field.tsx'
import * as LIMITS from '#schemas/facts/limits.ts'

type ReasonFormProps = {
  /** Of the link, whose reason is kept apart from those of others. */
  token: string
  labels: Readonly<Record<'heading' | 'reason' | 'submit' | 'submitting' | 'keep', string>>
  text?: string
  send: (reason: string) => Promise<CallFailure | undefined>
  onKeep: () => void
}

export function ReasonForm({ token, labels, text, send, onKeep }: ReasonFormProps) {
  const reason = useKeptText(`${labels.heading} ${token}`)
  async function sendReason() {
    const failure = await send(reason.text.trim())
    if (!failure) reason.forget()
    return failure
  }
  return (
    <ChangeForm labels={labels} send={sendReason} onKeep={onKeep}>
      {text && <p className="mb-0">{text}</p>}
      <MessageField
        id="reason"
        label={labels.reason}
        maxLength={LIMITS.cancelReason}
        value={reason.text}
        onChange={({ target }) => reason.change(target.value)}
      />
    </ChangeForm>
  )
}
