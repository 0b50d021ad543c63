/** Shapes of the content of the home page and the information pages. Same rules as types.ts: data only, facts as placeholders. */
import type { Block, Card, Faq, GlossaryGroup, Link, Point, Seo } from '#frontend/content/types.ts'
import type { PricingCategory } from '#schemas/facts/pricing-categories.ts'

type Hero = { headline: string; lead: string }
/** A hero with two ways on, the main one first. */
type HeroWithLinks = Hero & { first: Link; second: Link }
type Closing = { heading: string; text: string; link: Link }

export type HomeContent = {
  seo: Seo
  hero: HeroWithLinks & { points: Point[] }
  /** Section `quote`: text around the residential calculator. */
  quote: { heading: string; lead: string; commercialText: string; commercialLink: Link }
  /** Three steps, in order. */
  howItWorks: Block
  services: Block
  trust: Block
  /** Each link is shown only when its setting is filled in. */
  reviews: {
    heading: string
    text: string
    readLabel: string
    writeLabel: string
    /** Words to search beside the business's name and town. */
    readSearch: string
    writeSearch: string
    newTab: string
  }
  /** The long text; the list of cities below it comes from schemas/facts/places.ts. */
  localText: {
    heading: string
    topics: { title: string; text: string }[]
    citiesHeading: string
    citiesText: string
  }
  whyPromo: { heading: string; text: string; link: Link }
  /** Section `booking`. */
  booking: { heading: string; text: string; link: Link }
  faqHeading: string
  faq: Faq[]
  /** Section `contact`. */
  contact: {
    heading: string
    text: string
    phoneLabel: string
    emailLabel: string
    hoursLabel: string
    hours: string
    areaLabel: string
    area: string[]
  }
}

/** Parts of every information page. */
type InfoContent = {
  seo: Seo
  hero: Hero
  blocks: Block[]
  faq?: Faq[]
  closing: Closing
}

export type NearMeContent = InfoContent & {
  /** Slugs of schemas/facts/places.ts, in the order shown. */
  areaSlugs: string[]
  areasHeading: string
  areasText: string
  /** The longer list of towns and zip codes, from schemas/facts/places.ts. */
  moreAreasText: string
}

export type CommercialNearMeContent = NearMeContent & {
  /** Shown only when the video's setting is filled in; loads after a click. */
  video: { heading: string; text: string; playLabel: string }
}

type ComparisonRow = { label: string; neglect: string; professional: string }

/** Headline, intro, benefits and the comparison's own heading are editable content (schemas/defaults/content.ts). */
export type WhyContent = Pick<InfoContent, 'seo' | 'blocks' | 'closing'> & {
  faq: Faq[]
  heroLink: Link
  comparison: {
    /** Column headings: subject, neglect, professional care. */
    columns: [string, string, string]
    rows: ComparisonRow[]
    total: ComparisonRow
    note: string
    link: Link
  }
}

export type GlossaryContent = Pick<InfoContent, 'seo' | 'hero' | 'closing'> & { groups: GlossaryGroup[] }

/** A line about the price; `{price}` in it is the named entry of the price list, with dollar sign. */
export type PriceText = { text: string; entry?: { category: PricingCategory; key: string } }

export type ServicesContent = InfoContent & {
  hero: HeroWithLinks
  groups: { heading: string; services: (Card & { id: string; prices: PriceText[]; included: string[] })[] }[]
}

/** /privacy and /accessibility. */
export type StatementContent = Pick<InfoContent, 'seo' | 'hero' | 'blocks' | 'closing'> & {
  /** YYYY-MM-DD: effective since, or last reviewed. */
  date: string
  dateLabel: string
}
