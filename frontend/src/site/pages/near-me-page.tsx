import type { CommercialNearMePage, NearMePage } from '#frontend/content/info-types.ts'
import { useFill, useSiteInfo } from '#frontend/lib/site-store.ts'
import { CITIES, type PageEntry } from '#frontend/site/pages.ts'
import { BlockSection } from '#frontend/site/sections/block-section.tsx'
import { ClickToLoad } from '#frontend/site/sections/click-to-load.tsx'
import { Closing } from '#frontend/site/sections/closing.tsx'
import { Faq } from '#frontend/site/sections/faq.tsx'
import { LinkChips } from '#frontend/site/sections/link-chips.tsx'
import { PageHero } from '#frontend/site/sections/page-hero.tsx'
import { Section, StaticSection } from '#frontend/site/sections/section.tsx'
import { runText, zipRuns } from '#frontend/site/zip-text.ts'
import { CallButton } from '#frontend/ui/call-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { ownZips, PLACES } from '#schemas/facts/places.ts'

/** Residential and commercial window cleaning near the visitor. */
export function Template({
  content,
  entry,
}: {
  content: NearMePage | CommercialNearMePage
  entry: PageEntry
}) {
  const fill = useFill()
  const isCommercial = 'video' in content
  const areas = content.areaSlugs.flatMap((slug) => CITIES.filter((city) => city.slug === slug))
  const kind = isCommercial ? 'commercial-window-cleaning' : 'window-cleaning'
  const { link } = content.closing
  return (
    <>
      <PageHero entry={entry} headline={content.hero.headline} lead={content.hero.lead}>
        <p className="actions">
          <a className="btn btn-sun btn-lg" href={link.href}>
            {link.label}
          </a>
          <CallButton className="btn-outline-light btn-lg" />
        </p>
      </PageHero>
      <StaticSection heading={content.areasHeading} lead={fill(content.areasText)}>
        <LinkChips links={areas.map(({ slug, name }) => ({ href: `/${slug}-${kind}`, label: name }))} />
        <p className="more-areas">{fill(content.moreAreasText)}</p>
        <TownList />
      </StaticSection>
      {content.blocks.map((block, index) => (
        <BlockSection key={block.heading} block={block} tone={index % 2 === 0 ? 'mist' : 'white'} />
      ))}
      {isCommercial && <Video video={content.video} />}
      {content.faq && <Faq faq={content.faq} />}
      <Closing closing={content.closing} link={link} />
    </>
  )
}

/** Every town we serve with its ZIP codes. */
function TownList() {
  return (
    <ul className="towns">
      {PLACES.map((place) => {
        const own = zipRuns(ownZips(place)).map(runText).join(', ')
        return (
          <li key={place.slug}>
            <strong>{place.name}</strong>
            {own && <span className="option-note"> {own}</span>}
          </li>
        )
      })}
    </ul>
  )
}

function Video({ video }: { video: CommercialNearMePage['video'] }) {
  const { videoUrl } = useSiteInfo()
  if (!videoUrl) return null
  return (
    <Section heading={video.heading} lead={video.text}>
      <ClickToLoad
        title={video.heading}
        src={`${videoUrl}?autoplay=1`}
        label={video.playLabel}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        still={<Icon name="play-circle" className="frame-icon" />}
      />
    </Section>
  )
}
