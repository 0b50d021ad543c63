import { type ReactNode, Suspense } from 'react'
import { CompletionForm } from '#frontend/islands/commercial-quote/completion-form.tsx'
import { useOfferedQuote } from '#frontend/islands/commercial-quote/use-saved-commercial-quote.ts'
import { lazyPart } from '#frontend/ui/lazy-part.ts'

const QuoteSummary = lazyPart('quote-summary', () =>
  import('#frontend/islands/commercial-quote/quote-summary.tsx').then((module) => module.QuoteSummary),
)

/** The form on the left and the saved quote as it is sent, if there is one, on the right. @param hint in its place */
export function CommercialCompletion({ hint }: { hint?: ReactNode }) {
  const quote = useOfferedQuote()
  return (
    <div className="completion">
      <CompletionForm />
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
