/**
 * Shapes of the content of the public site. Content files hold data only: no JSX, no imports but these types. Texts may
 * hold the placeholders of `Facts` in braces, for instance `{phone}`; facts are never typed into copy.
 */
import type { IconName } from '#frontend/content/icons.ts'
import type { PublicContentItem } from '#schemas/contract/content.ts'
import type { PricingOption } from '#schemas/contract/pricing.ts'
import type { PriceLine } from '#schemas/contract/quotes.ts'
import type { SiteInfo } from '#schemas/contract/settings.ts'
import type { LanguageCode } from '#schemas/facts/languages.ts'

/** Names that a text may have in braces: settings of the business, and prices out of the price list ("$179"). */
export type Facts = Pick<SiteInfo, 'businessName' | 'phone' | 'email'> & {
  years: string
  /** Lowest house price, with dollar sign. */
  fromPrice: string
  /** The homes that it is for: "up to 1,600 sq ft". */
  fromHome: string
  /** Highest house price, with dollar sign. */
  toPrice: string
  /** The homes that it is for: "over 4,000 sq ft". */
  toHome: string
  /** Lowest interior price, with dollar sign. */
  interiorPrice: string
  /** The least a commercial visit costs, with dollar sign. */
  commercialFrom: string
  /** When the business works: "Monday to Saturday 8am - 6pm". */
  hours: string
  /** Until when the same day can be booked: "10 AM". */
  sameDayUntil: string
  /** The cities that are served from the next day. */
  nextDayCities: string
}

/** The names in a text's braces, where its type is the text itself. */
export type Blanks<T extends string> = string extends T
  ? string
  : T extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Blanks<Rest>
    : never

/** Labels of another language: the keys of the English ones, and the same names in the braces of each text. */
export type Translation<T> = T extends string
  ? string extends T
    ? string
    : TextWith<Blanks<T>>
  : T extends boolean
    ? T
    : { readonly [Key in keyof T]: Translation<T[Key]> }

type TextWith<Name extends string> = [Name] extends [never]
  ? string
  : AllOf<Name extends unknown ? `${string}{${Name}}${string}` : never>

/** The intersection of a union's members. */
type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The language of a folder of words, as others name it. */
export type Language = {
  /** For HTML. */
  code: LanguageCode
  openGraph: string
  /** The address of a page of this site in it, by the page's path, which a query or an anchor may follow. */
  pathOf: (path: string) => string
}

/** What the owner wrote, in a page's language; `lang` marks what is there in English alone, `english` is the label of what is not. */
export type WordedOption = PricingOption & { lang?: 'en'; descriptionLang?: 'en'; english?: string }
export type WordedText = PublicContentItem & { lang?: 'en' }
export type OwnerWords = {
  prices: (pricing: readonly PricingOption[]) => readonly WordedOption[]
  texts: (items: readonly PublicContentItem[]) => readonly WordedText[]
  line: (line: PriceLine) => { label: string; lang?: 'en' }
}

/** The other language of the site, for links to it. Static pages alone load this. */
export type OtherLanguage = {
  code: LanguageCode
  /** The label of a link to a page's twin, in it. */
  label: string
  /** To its readers, on a page with and on one without a twin. */
  offer?: { twin: string; none: string }
  /** The address of a page's twin, by the page's path; none where there is none. */
  twinOf: (path: string) => string | undefined
  /** Whether an address of this site is that of a page in it. */
  owns: (address: string) => boolean
}

export type Seo = {
  /** 30-60 characters, unique over the site. */
  title: string
  /** 110-160 characters, unique over the site. */
  description: string
  keywords?: string[]
}

export type Link = { href: string; label: string }

/** A short promise; with a tick, unless it has an icon of its own. */
export type Point = { text: string; icon?: IconName }

export type Card = {
  title: string
  text: string
  bullets?: string[]
  icon?: IconName
  href?: string
  linkLabel?: string
}
export type Faq = { question: string; answer: string }
/** A heading with paragraphs, cards or bullets below it; every part but the heading is optional. */
export type Block = { heading: string; paragraphs?: string[]; cards?: Card[]; bullets?: string[] }

/**
 * One residential city page; what all cities share is in labels/cities.ts. Place facts (zip codes, neighbourhoods, lead days)
 * come from schemas/facts/places.ts by slug.
 */
export type ResidentialCity = {
  slug: string
  seo: Seo
  hero: { headline: string; lead: string }
  /** Local conditions of windows: water, dust, trees, building kinds. */
  local: Block
  /** How neighbourhoods and towns are served. */
  areas: Block
  residential: Block
  commercial: Block
  /** Cards of services or highlights, on the pages that have them (Clovis, Fresno). */
  services?: Block
  highlights?: Block
  /** How often to clean, and other advice. */
  advice?: Block
  faq: Faq[]
  closing: { heading: string; text: string }
  /** Slugs of related city pages. */
  nearby: string[]
}

/** One commercial city page; its headline and what all cities share are in labels/cities.ts. */
export type CommercialCity = {
  slug: string
  seo: Seo
  lead: string
  /** Cards for local business types. */
  businessTypes: Block
  /** Exactly four points: 'Why {city} businesses choose us'. */
  reasons: Card[]
  local: Block
  /** Local service areas; Fresno, Visalia, Tulare and Hanford have one. */
  serviceAreas?: Block
  faq: Faq[]
  closing: { heading: string; text: string }
}

/** `days`: the first and the last weekday, 0 is Sunday; times as `HH:MM`. */
export type ServiceHours = { days: [number, number]; opens: string; closes: string }[]

/** /office-cleaning, the two office pages and the house page. */
export type Landing = {
  seo: Seo
  areaLabel: string
  headline: string
  lead: string
  /** Business types or home types. */
  audiences?: Block
  /** Six service cards. */
  services: Block
  reasons: Block
  /** Slugs of schemas/facts/places.ts: with a `zipList` each town with its codes, without one each county with its towns. */
  areas: { heading: string; slugs: string[]; zipList?: 'office' | 'house' }
  /** Shown on the page and in JSON-LD alike. */
  hours: ServiceHours
  /** Pages for the same readers. */
  related: { heading: string; links: Link[] }
  faq: Faq[]
  closing: { heading: string; text: string }
  /** The closing call to action names the phone alone on /office-cleaning. */
  isPhoneOnly?: boolean
}

type GlossaryTerm = { term: string; definition: string; href?: string }
export type GlossaryGroup = { title: string; intro: string; terms: GlossaryTerm[] }
