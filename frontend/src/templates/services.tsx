import { Icon } from '#frontend/components/icon.tsx'
import type { PriceText, ServicesPage } from '#frontend/content/info-types.ts'
import type { PageEntry } from '#frontend/content/pages.ts'
import { money } from '#frontend/lib/money.ts'
import { useFill, usePrices } from '#frontend/lib/site-store.ts'
import { BlockSection } from '#frontend/sections/block-section.tsx'
import { Bullets } from '#frontend/sections/cards.tsx'
import { Closing } from '#frontend/sections/closing.tsx'
import { Faq } from '#frontend/sections/faq.tsx'
import { PageHero } from '#frontend/sections/page-hero.tsx'
import { Section } from '#frontend/sections/section.tsx'

/** The hub of all services with their prices (decision 10). */
export function Template({ content, entry }: { content: ServicesPage; entry: PageEntry }) {
  const fill = useFill()
  const { link } = content.closing
  return (
    <>
      <PageHero entry={entry} headline={content.hero.headline} lead={content.hero.lead}>
        <p className="actions">
          <a className="btn btn-sun btn-lg" href="/#quote">
            Get my instant quote
          </a>
          <a className="btn btn-outline-light btn-lg" href="/commercial-quote">
            Commercial quote
          </a>
        </p>
      </PageHero>
      <Section heading={content.servicesHeading}>
        <ul className="cards cards-3">
          {content.services.map(({ id, icon, title, text, price, included, href, linkLabel }) => (
            <li key={id} id={id} className="tile">
              {icon && (
                <span className="tile-icon">
                  <Icon name={icon} />
                </span>
              )}
              <h3>{title}</h3>
              <Price price={price} />
              <p>{fill(text)}</p>
              <Bullets items={included} />
              {href && (
                <a className="tile-link" href={href}>
                  {linkLabel ?? title} <Icon name="arrow-right" />
                </a>
              )}
            </li>
          ))}
        </ul>
      </Section>
      {content.blocks.map((block) => (
        <BlockSection key={block.heading} block={block} tone="mist" />
      ))}
      {content.faq && <Faq faq={content.faq} />}
      <Closing closing={content.closing} link={link} />
    </>
  )
}

/** Nothing once the price list has lost the entry that the line is about. */
function Price({ price }: { price: PriceText }) {
  const fill = useFill()
  const prices = usePrices()
  const { text, entry } = price
  const option = prices.find(({ category, key }) => category === entry?.category && key === entry.key)
  if (entry && !option) return null
  return <p className="tile-price">{fill(text.replace('{price}', option ? money(option.price) : ''))}</p>
}
