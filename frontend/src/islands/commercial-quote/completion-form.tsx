import {
  estimate,
  type SentRequest,
  sentRequest,
  useOfferedQuote,
} from '#frontend/islands/commercial-quote/use-saved-commercial-quote.ts'
import { ApiCallError } from '#frontend/lib/api.ts'
import { withoutBlanks } from '#frontend/lib/form-rules.ts'
import { format, money } from '#frontend/lib/format.ts'
import { askForPrices } from '#frontend/lib/prices.ts'
import { sendForm } from '#frontend/lib/submission.ts'
import { useStore } from '#frontend/lib/use-store.ts'
import { LeadForm } from '#frontend/ui/lead-form.tsx'
import { PhoneText } from '#frontend/ui/phone-link.tsx'
import { ThanksPanel } from '#frontend/ui/thanks-panel.tsx'
import { minimumVisit } from '#schemas/defaults/pricing.ts'
import { COMMERCIAL_FORM } from '#schemas/facts/forms.ts'
import { publicRoutes } from '#schemas/routes.ts'
import { commercialRequestLabels as labels } from '#words/labels/commercial-request.ts'

/** 'Complete Your Commercial Quote Request': sends the business with the saved quote. */
export function CompletionForm() {
  const quote = useOfferedQuote()
  const sent = useStore(sentRequest)
  if (sent) return <ThankYou sent={sent} />
  return (
    <LeadForm
      name="commercial"
      fields={COMMERCIAL_FORM}
      labels={labels}
      tellFailure={(error) => {
        // Failures belong in the console, too (P11.12).
        console.error(error)
        // If an option was removed while the page was open, the summary and the next try go without it.
        if (error instanceof ApiCallError && error.status === 400) void askForPrices()
      }}
      send={(values) =>
        sendForm(publicRoutes.createCommercialContact, { ...withoutBlanks(values), quoteData: quote ?? null })
      }
      onSent={({ totalPrice }) => {
        sentRequest.set({ shownPrice: quote?.totalPrice, totalPrice })
        estimate.forget()
      }}
    />
  )
}

/** Replaces the form once the request is stored. Names the server's price when it differs. */
function ThankYou({ sent: { shownPrice, totalPrice } }: { sent: SentRequest }) {
  const { heading, next, priceChanged, priceChangedWithMinimum } = labels.thanks
  const minimum = minimumVisit(totalPrice ?? 0)
  return (
    <ThanksPanel heading={heading}>
      <p>
        <PhoneText text={next} />
      </p>
      {totalPrice !== undefined && totalPrice !== shownPrice && (
        <p>
          {minimum === undefined
            ? format(priceChanged, { price: money(totalPrice) })
            : format(priceChangedWithMinimum, { price: money(totalPrice), minimum: money(minimum) })}
        </p>
      )}
    </ThanksPanel>
  )
}
