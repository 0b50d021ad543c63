import { CallButton } from '#frontend/components/call-button.tsx'
import { Icon } from '#frontend/components/icon.tsx'
import { landingLabels as labels } from '#frontend/content/labels/landing.ts'
import type { PageEntry } from '#frontend/content/pages.ts'
import type { Landing, ServiceHours } from '#frontend/content/types.ts'
import { areaGroups } from '#frontend/lib/area-groups.ts'
import { daysText, hoursText } from '#frontend/lib/clock.ts'
import { useSiteInfo } from '#frontend/lib/site-store.ts'
import { BlockSection } from '#frontend/sections/block-section.tsx'
import { Closing } from '#frontend/sections/closing.tsx'
import { Faq } from '#frontend/sections/faq.tsx'
import { LinkChips } from '#frontend/sections/link-chips.tsx'
import { PageHero } from '#frontend/sections/page-hero.tsx'
import { StaticSection } from '#frontend/sections/section.tsx'

/** Office and house cleaning: pages that ask the visitor to phone. */
export function Template({ content, entry }: { content: Landing; entry: PageEntry }) {
  const { email } = useSiteInfo()
  const { areaLabel, headline, lead, audiences, services, reasons, areas, hours, related, faq } = content
  return (
    <>
      <PageHero entry={entry} eyebrow={areaLabel} headline={headline} lead={lead} tone="blue">
        <p className="actions">
          <CallButton />
        </p>
        <p className="mb-0">
          <Icon name="envelope" /> {email}
        </p>
      </PageHero>
      {audiences && <BlockSection block={audiences} />}
      <BlockSection block={services} tone="mist" />
      <BlockSection block={reasons} />
      <StaticSection heading={areas.heading} tone="mist">
        <div className="two-columns">
          <div>
            <h3>{labels.area}</h3>
            <dl className="area-list">
              {areaGroups(areas).map(({ name, places }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{places.join(', ')}</dd>
                </div>
              ))}
            </dl>
          </div>
          <HoursTable hours={hours} />
        </div>
      </StaticSection>
      {faq.length > 0 && <Faq faq={faq} />}
      <StaticSection heading={related.heading} layout="split">
        <LinkChips links={related.links} />
      </StaticSection>
      <Closing closing={content.closing} hasEmail={!content.isPhoneOnly} />
    </>
  )
}

function HoursTable({ hours }: { hours: ServiceHours }) {
  return (
    <div>
      <h3>{labels.hours}</h3>
      <dl className="area-list">
        {hours.map(({ days, ...times }) => (
          <div key={days[0]}>
            <dt>{daysText(days)}</dt>
            <dd>{hoursText(times)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
