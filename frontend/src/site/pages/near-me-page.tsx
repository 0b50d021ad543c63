import type { CommercialNearMeContent, NearMeContent } from '#frontend/content/info-types.ts'
import { commercialCityPath, residentialCityPath } from '#frontend/lib/href.ts'
import { CITIES } from '#frontend/site/cities.ts'
import { BlockSection } from '#frontend/site/sections/block-section.tsx'
import { ButtonLink } from '#frontend/site/sections/button-link.tsx'
import { ClickToLoad } from '#frontend/site/sections/click-to-load.tsx'
import { Closing } from '#frontend/site/sections/closing.tsx'
import { Faq } from '#frontend/site/sections/faq.tsx'
import { LinkChips } from '#frontend/site/sections/link-chips.tsx'
import { PageHero } from '#frontend/site/sections/page-hero.tsx'
import { useSiteInfo } from '#frontend/site/site-context.ts'
import { useFill } from '#frontend/site/use-facts.tsx'
import { runText, zipRuns } from '#frontend/site/zip-text.ts'
import { CallButton } from '#frontend/ui/call-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Section } from '#frontend/ui/section.tsx'
import { ownZips, PLACES } from '#schemas/facts/places.ts'

export function NearMePage({ content }: { content: NearMeContent | CommercialNearMeContent }) {
  const fill = useFill()
  const isCommercial = 'video' in content
  const areas = content.areaSlugs.flatMap((slug) => CITIES.filter((city) => city.slug === slug))
  const pathOf = isCommercial ? commercialCityPath : residentialCityPath
  return (
    <>
      <PageHero headline={content.hero.headline} lead={content.hero.lead}>
        <p className="actions">
          <ButtonLink link={content.closing.link} />
          <CallButton className="btn-outline-light btn-lg" />
        </p>
      </PageHero>
      <Section heading={content.areasHeading} lead={fill(content.areasText)}>
        <LinkChips links={areas.map(({ slug, name }) => ({ href: pathOf(slug), label: name }))} />
        <p className="prose mt-4 mb-3">{fill(content.moreAreasText)}</p>
        <TownList />
      </Section>
      {content.blocks.map((block, index) => (
        <BlockSection key={block.heading} block={block} tone={index % 2 === 0 ? 'mist' : 'white'} />
      ))}
      {isCommercial && <Video video={content.video} />}
      {content.faq && <Faq faq={content.faq} />}
      <Closing closing={content.closing} />
    </>
  )
}

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

function Video({ video }: { video: CommercialNearMeContent['video'] }) {
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
