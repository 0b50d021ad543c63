import type { SentRequest } from '#frontend/islands/commercial-quote/use-saved-commercial-quote.ts'
import { format, money } from '#frontend/lib/format.ts'
import { PhoneText } from '#frontend/ui/phone-link.tsx'
import { ThanksPanel } from '#frontend/ui/thanks-panel.tsx'
import { minimumVisit } from '#schemas/defaults/pricing.ts'
import { commercialRequestLabels } from '#words/labels/commercial-request.ts'

const labels = commercialRequestLabels.thanks

/** Replaces the form once the request is stored. Names the server's price when it differs. */
export function ThankYou({ sent: { shownPrice, totalPrice } }: { sent: SentRequest }) {
  const minimum = minimumVisit(totalPrice ?? 0)
  return (
    <ThanksPanel heading={labels.heading} home={labels.home}>
      <p>
        <PhoneText text={labels.next} />
      </p>
      {totalPrice !== undefined && totalPrice !== shownPrice && (
        <p>
          {minimum === undefined
            ? format(labels.priceChanged, { price: money(totalPrice) })
            : format(labels.priceChangedWithMinimum, { price: money(totalPrice), minimum: money(minimum) })}
        </p>
      )}
    </ThanksPanel>
  )
}
