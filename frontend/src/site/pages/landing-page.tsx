import type { Landing } from '#frontend/content/types.ts'
import { daysText, hoursText } from '#frontend/lib/clock.ts'
import { lineStart } from '#frontend/lib/format.ts'
import { areaGroups } from '#frontend/site/area-groups.ts'
import { BlockSection } from '#frontend/site/sections/block-section.tsx'
import { Closing } from '#frontend/site/sections/closing.tsx'
import { Faq } from '#frontend/site/sections/faq.tsx'
import { LinkChips } from '#frontend/site/sections/link-chips.tsx'
import { PageHero } from '#frontend/site/sections/page-hero.tsx'
import { useSiteInfo } from '#frontend/site/site-context.ts'
import { CallButton } from '#frontend/ui/call-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Section } from '#frontend/ui/section.tsx'
import { landingLabels as labels } from '#words/labels/frame.ts'

/** Office and house cleaning: pages that ask the visitor to phone. */
export function LandingPage({ content }: { content: Landing }) {
  const { email } = useSiteInfo()
  const { areaLabel, headline, lead, audiences, services, reasons, areas, hours, related, faq } = content
  return (
    <>
      <PageHero eyebrow={areaLabel} headline={headline} lead={lead} tone="blue">
        <p className="actions">
          <CallButton />
        </p>
        <p className="mb-0">
          <Icon name="envelope" /> {email}
        </p>
      </PageHero>
      {audiences && <BlockSection block={audiences} />}
      <BlockSection block={services} tone="mist" />
      <BlockSection block={reasons} tone="deep" />
      <Section heading={areas.heading} tone="panel">
        <div className="two-columns">
          <AreaList
            heading={labels.area}
            rows={areaGroups(areas).map(({ name, places }) => [name, places.join(', ')])}
          />
          <AreaList
            heading={labels.hours}
            rows={hours.map(({ days, ...times }) => [lineStart(daysText(days)), hoursText(times)])}
          />
        </div>
      </Section>
      {faq.length > 0 && <Faq faq={faq} />}
      <Section heading={related.heading} layout="split" tone="tight">
        <LinkChips links={related.links} />
      </Section>
      <Closing closing={content.closing} hasEmail={!content.isPhoneOnly} />
    </>
  )
}

function AreaList({ heading, rows }: { heading: string; rows: [name: string, value: string][] }) {
  return (
    <div>
      <h3>{heading}</h3>
      <dl className="area-list">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
