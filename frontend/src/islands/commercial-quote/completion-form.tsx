import { offeredChoices } from '#frontend/islands/commercial-quote/offered-choices.ts'
import { ThankYou } from '#frontend/islands/commercial-quote/thank-you.tsx'
import {
  completeCommercialQuote,
  estimate,
  sentRequest,
} from '#frontend/islands/commercial-quote/use-saved-commercial-quote.ts'
import { withoutBlanks } from '#frontend/lib/form-rules.ts'
import { usePrices } from '#frontend/lib/prices.ts'
import { sendForm } from '#frontend/lib/submission.ts'
import { useStore } from '#frontend/lib/use-store.ts'
import { LeadForm } from '#frontend/ui/lead-form.tsx'
import { COMMERCIAL_FORM } from '#schemas/facts/forms.ts'
import { publicRoutes } from '#schemas/routes.ts'
import { commercialRequestLabels as labels } from '#words/labels/commercial-request.ts'

/** 'Complete Your Commercial Quote Request': sends the business with the saved quote. */
export function CompletionForm() {
  const quote = useStore(estimate)
  const sent = useStore(sentRequest)
  const prices = usePrices()
  if (sent) return <ThankYou sent={sent} />
  return (
    <LeadForm
      name="commercial"
      fields={COMMERCIAL_FORM}
      labels={labels}
      // Failures belong in the console, too (P11.12).
      tellFailure={(error) => void console.error(error)}
      send={(values) =>
        sendForm(publicRoutes.createCommercialContact, {
          ...withoutBlanks(values),
          // The owner may have removed an option since: the request must not fail for that.
          quoteData: quote ? { ...quote, ...offeredChoices(prices, quote) } : null,
        })
      }
      onSent={({ totalPrice }) => completeCommercialQuote({ shownPrice: quote?.totalPrice, totalPrice })}
    />
  )
}
