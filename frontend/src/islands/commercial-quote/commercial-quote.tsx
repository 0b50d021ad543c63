import { Suspense, useEffect } from 'react'
import { CommercialCalculator } from '#frontend/islands/commercial-quote/commercial-calculator.tsx'
import { estimate, sentRequest } from '#frontend/islands/commercial-quote/use-saved-commercial-quote.ts'
import { useStore } from '#frontend/lib/use-store.ts'
import { lazyPart } from '#frontend/ui/lazy-part.ts'
import { Section } from '#frontend/ui/section.tsx'
import { WithoutScript } from '#frontend/ui/without-script.tsx'
import { commonLabels } from '#words/labels/common.ts'
import type { CommercialQuoteContent } from '#words/pages/commercial-quote.ts'

// Shown only once a quote is saved, which prerendered markup never is.
const CommercialCompletion = lazyPart('commercial-completion', () =>
  import('#frontend/islands/commercial-quote/commercial-completion.tsx').then(
    (module) => module.CommercialCompletion,
  ),
)

type CommercialQuoteProps = Pick<CommercialQuoteContent, 'calculator' | 'completion'>

export function CommercialQuote({ calculator, completion }: CommercialQuoteProps) {
  const savedQuote = useStore(estimate)
  const sent = useStore(sentRequest)
  const isComplete = Boolean(savedQuote || sent)

  // The browser looked for the anchor before the saved quote was known.
  useEffect(() => {
    if (isComplete && location.hash === '#complete') document.getElementById('complete')?.scrollIntoView()
  }, [isComplete])

  return (
    <>
      <Section id="calculator" heading={calculator.heading} lead={calculator.lead} tone="paper">
        <WithoutScript text={commonLabels.priceByPhone} />
        <CommercialCalculator />
      </Section>
      {isComplete && (
        <Section id="complete" {...(sent ? {} : completion)}>
          <Suspense>
            <CommercialCompletion />
          </Suspense>
        </Section>
      )}
    </>
  )
}
