import { PhoneText } from '#frontend/ui/phone-link.tsx'
import { commonLabels } from '#words/labels/common.ts'

/** Says why a calculator does not add up without script, and how to get a total then. */
export function PriceByPhone() {
  return (
    <noscript>
      <p>
        <PhoneText text={commonLabels.priceByPhone} />
      </p>
    </noscript>
  )
}
