import { ReasonForm } from '#frontend/islands/visit/reason-form.tsx'
import type { SendChange } from '#frontend/islands/visit/send-change.ts'
import { visitLabels } from '#words/labels/visit.ts'

/** Cancels a visit. */
export function CancelForm({ send, onKeep }: { send: SendChange; onKeep: () => void }) {
  return (
    <ReasonForm
      labels={visitLabels.cancelling}
      send={(reason) => send({ action: 'cancel', ...(reason && { reason }) })}
      onKeep={onKeep}
    />
  )
}
