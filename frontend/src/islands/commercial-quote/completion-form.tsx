import { ThankYou } from '#frontend/islands/commercial-quote/thank-you.tsx'
import {
  completeCommercialQuote,
  sentRequest,
  useOfferedQuote,
} from '#frontend/islands/commercial-quote/use-saved-commercial-quote.ts'
import { ApiCallError } from '#frontend/lib/api.ts'
import { withoutBlanks } from '#frontend/lib/form-rules.ts'
import { askForPrices } from '#frontend/lib/prices.ts'
import { sendForm } from '#frontend/lib/submission.ts'
import { useStore } from '#frontend/lib/use-store.ts'
import { LeadForm } from '#frontend/ui/lead-form.tsx'
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
      onSent={({ totalPrice }) => completeCommercialQuote({ shownPrice: quote?.totalPrice, totalPrice })}
    />
  )
}
