import { Fragment } from 'react'
import type { PriceText, ServicesPage } from '#frontend/content/info-types.ts'
import { money } from '#frontend/lib/money.ts'
import { useFill, useFillText, usePrices } from '#frontend/lib/site-store.ts'
import type { PageEntry } from '#frontend/site/pages.ts'
import { BlockSection } from '#frontend/site/sections/block-section.tsx'
import { Bullets, columnsFor } from '#frontend/site/sections/cards.tsx'
import { Closing } from '#frontend/site/sections/closing.tsx'
import { Faq } from '#frontend/site/sections/faq.tsx'
import { PageHero } from '#frontend/site/sections/page-hero.tsx'
import { StaticSection } from '#frontend/site/sections/section.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

/** The hub of all services with their prices. */
export function Template({ content, entry }: { content: ServicesPage; entry: PageEntry }) {
  const fill = useFill()
  const { link } = content.closing
  return (
    <>
      <PageHero entry={entry} headline={content.hero.headline} lead={content.hero.lead}>
        <p className="actions">
          <a className="btn btn-sun btn-lg" href={content.hero.first.href}>
            {content.hero.first.label}
          </a>
          <a className="btn btn-outline-light btn-lg" href={content.hero.second.href}>
            {content.hero.second.label}
          </a>
        </p>
      </PageHero>
      {content.groups.map(({ heading, services }, index) => (
        <StaticSection key={heading} heading={heading} tone={index % 2 === 0 ? 'white' : 'paper'}>
          <ul className={`cards cards-${columnsFor(services.length)}`}>
            {services.map(({ id, icon, title, text, prices, included, href, linkLabel }) => (
              <li key={id} id={id} className="tile">
                {icon && (
                  <span className="tile-icon">
                    <Icon name={icon} />
                  </span>
                )}
                <h3>{title}</h3>
                <Prices prices={prices} />
                <p>{fill(text)}</p>
                <Bullets items={included} />
                {href && (
                  <a className="tile-link" href={href}>
                    {linkLabel ?? title}
                    <Icon name="arrow-right" />
                  </a>
                )}
              </li>
            ))}
          </ul>
        </StaticSection>
      ))}
      {content.blocks.map((block) => (
        <BlockSection key={block.heading} block={block} tone="mist" />
      ))}
      {content.faq && <Faq faq={content.faq} />}
      <Closing closing={content.closing} link={link} />
    </>
  )
}

/** A line each, without those of which the price list has lost the entry. */
function Prices({ prices }: { prices: readonly PriceText[] }) {
  const fillText = useFillText()
  const pricing = usePrices()
  const shown = prices.flatMap(({ text, entry }) => {
    const option = pricing.find(({ category, key }) => category === entry?.category && key === entry.key)
    if (entry && !option) return []
    return [fillText(text.replace('{price}', option ? money(option.price) : ''))]
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
