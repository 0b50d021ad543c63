import type { SentRequest } from '#frontend/features/commercial-quote/saved-commercial-quote.ts'
import { money } from '#frontend/lib/money.ts'
import { useSiteInfo } from '#frontend/lib/site-store.ts'
import { useFocusOnMount } from '#frontend/lib/use-focus-on-mount.ts'
import { telephoneLink } from '#schemas/links.ts'

/** In place of the form, once the request has arrived. Says so when the server's price differs (decision 26). */
export function ThankYou({ sent: { shownPrice, totalPrice } }: { sent: SentRequest }) {
  const { phone } = useSiteInfo()
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <div className="panel thanks">
      <h2 ref={heading} tabIndex={-1}>
        Thank You for Your Commercial Quote Request!
      </h2>
      <p>
        We will contact you within 24 hours to discuss your needs and schedule a site visit if needed. For
        immediate assistance, call <a href={telephoneLink(phone)}>{phone}</a>.
      </p>
      {totalPrice !== undefined && totalPrice !== shownPrice && (
        <p>Our prices have changed since you made your estimate. It is now {money(totalPrice)}.</p>
      )}
      <a className="btn btn-primary" href="/">
        Back to Home
      </a>
    </div>
  )
}
