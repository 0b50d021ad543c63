import { Format } from '#frontend/ui/format.tsx'
import { PhoneLink } from '#frontend/ui/phone-link.tsx'
import { commonLabels } from '#words/labels/common.ts'

export function Failure() {
  return (
    <div className="alert alert-danger" role="alert">
      <strong>{commonLabels.failure.heading}</strong>{' '}
      <Format text={commonLabels.failure.text} phone={<PhoneLink />} />
    </div>
  )
}
