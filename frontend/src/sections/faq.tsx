import { Icon } from '#frontend/components/icon.tsx'
import type { Faq as Question } from '#frontend/content/types.ts'
import { useFill } from '#frontend/lib/site-store.ts'
import { Section } from '#frontend/sections/section.tsx'

/** Questions that open to their answers, without script. */
export function Faq({ heading = 'Common questions', faq }: { heading?: string; faq: readonly Question[] }) {
  const fill = useFill()
  return (
    <Section heading={heading} tone="paper" layout="split">
      <div className="faq">
        {faq.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3>{fill(question)}</h3>
              <Icon name="chevron-down" />
            </summary>
            <p>{fill(answer)}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
