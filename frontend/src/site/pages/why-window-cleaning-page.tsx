import type { WhyPage } from '#frontend/content/info-types.ts'
import { useEditable } from '#frontend/lib/use-editable.ts'
import type { PageEntry } from '#frontend/site/pages.ts'
import { BlockSection } from '#frontend/site/sections/block-section.tsx'
import { Closing } from '#frontend/site/sections/closing.tsx'
import { EditableText } from '#frontend/site/sections/editable-text.tsx'
import { Faq } from '#frontend/site/sections/faq.tsx'
import { PageHero } from '#frontend/site/sections/page-hero.tsx'
import { Section } from '#frontend/site/sections/section.tsx'
import { WHY_CLEANING_TEXTS } from '#schemas/defaults/why-cleaning-texts.ts'

const BENEFITS = [1, 2, 3, 4, 5, 6] as const

/** Benefits of regular care and what neglect costs; most words are the owner's to edit. */
export function Template({ content, entry }: { content: WhyPage; entry: PageEntry }) {
  const { of } = useEditable('why-cleaning', WHY_CLEANING_TEXTS)
  const { comparison } = content
  return (
    <>
      <PageHero entry={entry} headline={of('page_title').text} lead={of('page_subtitle').text}>
        <p className="actions">
          <a className="btn btn-sun btn-lg" href={content.heroLink.href}>
            {content.heroLink.label}
          </a>
        </p>
      </PageHero>
      <Section>
        <EditableText words={of('intro_text')} className="lead prose" />
        <ol className="cards cards-3">
          {BENEFITS.map((number) => (
            <li key={number} className="tile">
              <span className="tile-number" aria-hidden="true">
                {number}
              </span>
              <h2 className="h3">{of(`benefit_${number}_title`).text}</h2>
              <EditableText words={of(`benefit_${number}_description`)} />
            </li>
          ))}
        </ol>
      </Section>
      <Section heading={of('cost_comparison_title').text} tone="mist">
        <EditableText words={of('cost_comparison_text')} className="prose" />
        <ComparisonTable comparison={comparison} />
        <p className="actions">
          <a className="btn btn-primary btn-lg" href={comparison.link.href}>
            {comparison.link.label}
          </a>
        </p>
      </Section>
      {content.blocks.map((block, index) => (
        <BlockSection key={block.heading} block={block} tone={index % 2 === 0 ? 'white' : 'paper'} />
      ))}
      <Faq faq={content.faq} />
      <Closing closing={content.closing} link={content.closing.link} />
    </>
  )
}

function ComparisonTable({ comparison }: { comparison: WhyPage['comparison'] }) {
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
            <tr key={row.label} className={row === total ? 'comparison-total' : undefined}>
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
