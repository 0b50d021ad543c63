import type { Faq as Question } from '#frontend/content/types.ts'
import { useFill } from '#frontend/site/use-facts.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Section } from '#frontend/ui/section.tsx'
import { frameLabels } from '#words/labels/frame.ts'

type FaqProps = { heading?: string; faq: readonly Question[] }

/** Questions that open to their answers, without script. */
export function Faq({ heading = frameLabels.faqHeading, faq }: FaqProps) {
  const fill = useFill()
  return (
    <Section heading={heading} tone="paper" layout="split">
      <div className="faq">
        {faq.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3 className="h4 m-0">{fill(question)}</h3>
              <Icon name="chevron-down" />
            </summary>
            <p>{fill(answer)}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
