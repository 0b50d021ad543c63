import type { SendChange } from '#frontend/islands/visit/customers-visit.tsx'
import { ReasonForm } from '#frontend/islands/visit/reason-form.tsx'
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
