import type { WhyContent } from '#frontend/content/info-types.ts'
import { BlockSection } from '#frontend/site/sections/block-section.tsx'
import { ButtonLink } from '#frontend/site/sections/button-link.tsx'
import { Closing } from '#frontend/site/sections/closing.tsx'
import { EditableText, EditableTitle, useEditable } from '#frontend/site/sections/editable-text.tsx'
import { Faq } from '#frontend/site/sections/faq.tsx'
import { PageHero } from '#frontend/site/sections/page-hero.tsx'
import { Section } from '#frontend/ui/section.tsx'
import { Tile } from '#frontend/ui/tile.tsx'
import { WHY_CLEANING_CONTENT } from '#words/texts/why-cleaning.ts'

const BENEFITS = [1, 2, 3, 4, 5, 6] as const

/** Benefits of regular care and what neglect costs; the owner edits most of its content. */
export function WhyPage({ content }: { content: WhyContent }) {
  const of = useEditable('why-cleaning', WHY_CLEANING_CONTENT)
  const { comparison } = content
  return (
    <>
      <PageHero
        headline={<EditableTitle of={of('page_title')} />}
        lead={<EditableTitle of={of('page_subtitle')} />}
      >
        <p className="actions">
          <ButtonLink link={content.heroLink} />
        </p>
      </PageHero>
      <Section>
        <EditableText of={of('intro_text')} className="lead prose" />
        <ol className="cards cards-3">
          {BENEFITS.map((number) => (
            <Tile
              key={number}
              number={number}
              title={<EditableTitle of={of(`benefit_${number}_title`)} />}
              isTopLevel
            >
              <EditableText of={of(`benefit_${number}_description`)} />
            </Tile>
          ))}
        </ol>
      </Section>
      <Section heading={<EditableTitle of={of('cost_comparison_title')} />} tone="mist">
        <EditableText of={of('cost_comparison_text')} className="prose" />
        <ComparisonTable comparison={comparison} />
        <p className="actions mt-4">
          <ButtonLink link={comparison.link} look="btn-primary" />
        </p>
      </Section>
      {content.blocks.map((block, index) => (
        <BlockSection key={block.heading} block={block} tone={index % 2 === 0 ? 'white' : 'paper'} />
      ))}
      <Faq faq={content.faq} />
      <Closing closing={content.closing} />
    </>
  )
}

function ComparisonTable({ comparison }: { comparison: WhyContent['comparison'] }) {
  const { columns, rows, total, note } = comparison
  const [subject, neglect, professional] = columns
  return (
    <>
      <table className="comparison">
        <thead>
          <tr>
            <th scope="col">{subject}</th>
            <th scope="col">{neglect}</th>
            <th scope="col">{professional}</th>
          </tr>
        </thead>
        <tbody>
          {[...rows, total].map((row) => (
            <tr key={row.label} className={row === total ? 'fw-bold' : undefined}>
              <th scope="row">{row.label}</th>
              <td data-label={neglect}>{row.neglect}</td>
              <td data-label={professional}>{row.professional}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="form-text">{note}</p>
    </>
  )
}
