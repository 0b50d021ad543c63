import { Fragment } from 'react'
import type { PriceText, ServicesContent } from '#frontend/content/info-types.ts'
import { format, money } from '#frontend/lib/format.ts'
import { BlockSection } from '#frontend/site/sections/block-section.tsx'
import { ButtonLink } from '#frontend/site/sections/button-link.tsx'
import { Bullets } from '#frontend/site/sections/cards.tsx'
import { Closing } from '#frontend/site/sections/closing.tsx'
import { Faq } from '#frontend/site/sections/faq.tsx'
import { PageHero } from '#frontend/site/sections/page-hero.tsx'
import { useSite } from '#frontend/site/site-context.ts'
import { useFill, useFillText } from '#frontend/site/use-facts.tsx'
import { Section } from '#frontend/ui/section.tsx'
import { columnsFor, Tile, TileLink } from '#frontend/ui/tile.tsx'

export function ServicesPage({ content }: { content: ServicesContent }) {
  const fill = useFill()
  return (
    <>
      <PageHero headline={content.hero.headline} lead={content.hero.lead}>
        <p className="actions">
          <ButtonLink link={content.hero.first} />
          <ButtonLink link={content.hero.second} look="btn-outline-light" />
        </p>
      </PageHero>
      {content.groups.map(({ heading, services }, index) => (
        <Section key={heading} heading={heading} tone={index % 2 === 0 ? 'white' : 'paper'}>
          <ul className={`cards cards-${columnsFor(services.length)}`}>
            {services.map(({ id, icon, title, text, prices, included, href: to, linkLabel }) => (
              <Tile key={id} id={id} icon={icon} title={title}>
                <Prices prices={prices} />
                <p>{fill(text)}</p>
                <Bullets items={included} />
                {to && <TileLink to={to}>{linkLabel ?? title}</TileLink>}
              </Tile>
            ))}
          </ul>
        </Section>
      ))}
      {content.blocks.map((block) => (
        <BlockSection key={block.heading} block={block} tone="mist" />
      ))}
      {content.faq && <Faq faq={content.faq} />}
      <Closing closing={content.closing} />
    </>
  )
}

/** A line each, without options no longer in the price list. */
function Prices({ prices }: { prices: readonly PriceText[] }) {
  const fillText = useFillText()
  const { pricing } = useSite()
  const shown = prices.flatMap(({ text, entry }) => {
    const option = pricing.find(({ category, key }) => category === entry?.category && key === entry.key)
    if (entry && !option) return []
    return [fillText(format(text, option ? { price: money(option.price) } : {}))]
  })
  if (shown.length === 0) return null
  return (
    <p className="tile-price">
      {shown.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  )
}
