import { lazy, Suspense } from 'react'
import { Deferred, deferredPart } from '#frontend/components/deferred.tsx'
import { useSavedCommercialQuote } from '#frontend/features/commercial-quote/saved-commercial-quote.ts'

// The form library comes with the first touch.
const completionForm = deferredPart(
  () =>
    import('#frontend/features/commercial-quote/completion-form.tsx').then((module) => module.CompletionForm),
  'touched',
)

const QuoteSummary = lazy(() =>
  import('#frontend/features/commercial-quote/quote-summary.tsx').then((module) => ({
    default: module.QuoteSummary,
  })),
)

/** The form on the left and the saved quote, if there is one, on the right (spec §2). */
export function CommercialCompletion() {
  const quote = useSavedCommercialQuote()
  return (
    <div className="completion">
      <Deferred part={completionForm} />
      {quote && (
        <Suspense>
          <QuoteSummary quote={quote} />
        </Suspense>
      )}
    </div>
  )
}
