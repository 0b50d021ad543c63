import { PhoneText } from '#frontend/ui/phone-link.tsx'
import { commonLabels } from '#words/labels/common.ts'

export function Failure() {
  return (
    <div className="alert alert-danger" role="alert">
      <strong>{commonLabels.failure.heading}</strong> <PhoneText text={commonLabels.failure.text} />
    </div>
  )
}
