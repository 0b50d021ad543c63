import { useSiteInfo } from '#frontend/lib/site-store.ts'
import { telephoneLink } from '#schemas/links.ts'

/** Says why a calculator does not add up without script, and where the total comes from then. */
export function PriceByPhone() {
  const { phone } = useSiteInfo()
  return (
    <noscript>
      <p>
        The calculator needs JavaScript to add up your price. The prices are listed here. For your total, call{' '}
        <a href={telephoneLink(phone)}>{phone}</a>.
      </p>
    </noscript>
  )
}
