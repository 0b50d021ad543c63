import { type ReactNode, Suspense } from 'react'
import { useSavedCommercialQuote } from '#frontend/islands/commercial-quote/use-saved-commercial-quote.ts'
import { readDraft } from '#frontend/lib/draft.ts'
import { Deferred, deferredPart } from '#frontend/site/deferred.tsx'
import { lazyPart } from '#frontend/ui/lazy-part.ts'

// Loads the form library on first interaction, or at once to show a draft.
const completionForm = deferredPart(
  () =>
    import('#frontend/islands/commercial-quote/completion-form.tsx').then((module) => module.CompletionForm),
  readDraft('commercial') ? 'near' : 'touched',
)

const QuoteSummary = lazyPart(() =>
  import('#frontend/islands/commercial-quote/quote-summary.tsx').then((module) => module.QuoteSummary),
)

/** The form on the left, the saved quote on the right. @param hint shown without a saved quote */
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
