import { frameLabels } from '#frontend/content/en/labels/frame.ts'
import { Filled } from '#frontend/ui/filled.tsx'
import { PhoneLink } from '#frontend/ui/phone-link.tsx'

/** Says why a calculator does not add up without script, and where the total comes from then. */
export function PriceByPhone() {
  return (
    <noscript>
      <p>
        <Filled text={frameLabels.priceByPhone} phone={<PhoneLink />} />
      </p>
    </noscript>
  )
}
