import { commonLabels } from '#frontend/content/en/labels/common.ts'
import { Format } from '#frontend/ui/format.tsx'
import { PhoneLink } from '#frontend/ui/phone-link.tsx'

/** Says why a calculator does not add up without script, and how to get a total then. */
export function PriceByPhone() {
  return (
    <noscript>
      <p>
        <Format text={commonLabels.priceByPhone} phone={<PhoneLink />} />
      </p>
    </noscript>
  )
}
