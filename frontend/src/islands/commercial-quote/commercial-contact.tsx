import { Suspense, useEffect, useRef, useState } from 'react'
import type { Link } from '#frontend/content/types.ts'
import { CommercialCompletion } from '#frontend/islands/commercial-quote/commercial-completion.tsx'
import { estimate, sentRequest } from '#frontend/islands/commercial-quote/use-saved-commercial-quote.ts'
import { href } from '#frontend/lib/href.ts'
import { useStore } from '#frontend/lib/use-store.ts'
import { CallButton } from '#frontend/ui/call-button.tsx'
import { Hero } from '#frontend/ui/hero.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { lazyPart } from '#frontend/ui/lazy-part.ts'
import { Section } from '#frontend/ui/section.tsx'
import type { CommercialContactContent } from '#words/pages/commercial-contact.ts'

// Shown only once it is asked for, which prerendered markup never is.
const RequestForm = lazyPart('request-form', () =>
  import('#frontend/islands/commercial-quote/request-form.tsx').then((module) => module.RequestForm),
)

export function CommercialContact({ content, trail }: { content: CommercialContactContent; trail: Link[] }) {
  // Somebody with an estimate, or whose request is out, needs neither the calculator nor the other form.
  const savedQuote = useStore(estimate)
  const sent = useStore(sentRequest)
  const isOpen = !savedQuote && !sent
  // One form at a time: the second replaces the first, with what it holds.
  const [isUncounted, setIsUncounted] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // Opened before hydration.
  useEffect(() => setIsUncounted(details.current?.open ?? false), [])
  const { calculatorLink } = content
  const { heading, lead } = sent ? content.sent : content
  return (
    <>
      <Hero trail={trail}>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <p className="actions">
          <CallButton className="btn-outline-light btn-lg" />
        </p>
      </Hero>
      {!(isOpen && isUncounted) && (
        <Section tone="paper">
          <CommercialCompletion
            hint={
              isOpen && (
                <aside className="panel" aria-labelledby="no-estimate">
                  <h2 id="no-estimate" className="h3">
                    {content.calculatorHint}
                  </h2>
                  <a className="btn btn-outline-primary" href={href(calculatorLink.href)}>
                    {calculatorLink.label}
                  </a>
                </aside>
              )
            }
          />
        </Section>
      )}
      {isOpen && (
        <Section layout="narrow">
          <div className="disclosure scripting">
            <details ref={details} onToggle={({ currentTarget }) => setIsUncounted(currentTarget.open)}>
              <summary>
                <h2 className="h4 m-0">{content.request.heading}</h2>
                <Icon name="chevron-down" />
              </summary>
              <p>{content.request.lead}</p>
              {isUncounted && (
                <Suspense>
                  <RequestForm />
                </Suspense>
              )}
            </details>
          </div>
        </Section>
      )}
    </>
  )
}
