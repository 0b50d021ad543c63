import { telephoneLink } from '#frontend/lib/phone.ts'
import { useSiteInfo } from '#frontend/lib/site-store.ts'

/** Says why a calculator does not add up without script, and where the total comes from then. */
export function PriceByPhone() {
  const { phone } = useSiteInfo()
  return (
    <noscript>
      <p>
        Adding up needs JavaScript. The prices are listed here; for your total, call{' '}
        <a href={telephoneLink(phone)}>{phone}</a>.
      </p>
    </noscript>
  )
}
