import { type ReactNode, Suspense } from 'react'
import { useSavedCommercialQuote } from '#frontend/islands/commercial-quote/use-saved-commercial-quote.ts'
import { readDraft } from '#frontend/lib/draft.ts'
import { Deferred, deferredPart } from '#frontend/site/deferred.tsx'
import { lazyPart } from '#frontend/ui/lazy-part.ts'

// The form library comes with the first touch, or for what the tab has kept.
const completionForm = deferredPart(
  () =>
    import('#frontend/islands/commercial-quote/completion-form.tsx').then((module) => module.CompletionForm),
  readDraft('commercial') ? 'near' : 'touched',
)

const QuoteSummary = lazyPart(() =>
  import('#frontend/islands/commercial-quote/quote-summary.tsx').then((module) => module.QuoteSummary),
)

/** The form on the left and the saved quote, if there is one, on the right. @param hint in its place */
export function CommercialCompletion({ hint }: { hint?: ReactNode }) {
  const quote = useSavedCommercialQuote()
  return (
    <div className="completion">
      <Deferred part={completionForm} />
      {quote ? (
        <Suspense fallback={<div />}>
          <QuoteSummary quote={quote} />
        </Suspense>
      ) : (
        hint
      )}
    </div>
  )
}
