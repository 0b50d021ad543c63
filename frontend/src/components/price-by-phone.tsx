import { Filled } from '#frontend/components/filled.tsx'
import { PhoneLink } from '#frontend/components/phone-link.tsx'
import { frameLabels } from '#frontend/content/labels/frame.ts'

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
