import { commonLabels } from '#frontend/content/en/labels/common.ts'
import { Format } from '#frontend/ui/format.tsx'
import { PhoneLink } from '#frontend/ui/phone-link.tsx'

/** Shown in place of an island that has thrown. */
export function Failure() {
  return (
    <div className="alert alert-danger" role="alert">
      <strong>{commonLabels.failure.heading}</strong>{' '}
      <Format text={commonLabels.failure.text} phone={<PhoneLink />} />
    </div>
  )
}
