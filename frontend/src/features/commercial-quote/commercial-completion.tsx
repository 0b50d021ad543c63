import { Deferred, deferredPart } from '#frontend/components/deferred.tsx'
import { QuoteSummary } from '#frontend/features/commercial-quote/quote-summary.tsx'

// The form library comes with the first touch.
const completionForm = deferredPart(
  () =>
    import('#frontend/features/commercial-quote/completion-form.tsx').then((module) => module.CompletionForm),
  'touched',
)

/** The form on the left and the saved quote, if there is one, on the right (spec §2). */
export function CommercialCompletion() {
  return (
    <div className="completion">
      <Deferred part={completionForm} />
      <QuoteSummary />
    </div>
  )
}
