/** The schema.org blocks of a page. All that they say is also visible on the page. */
import type {
  BreadcrumbList,
  FAQPage,
  HomeAndConstructionBusiness,
  Service,
  WebSite,
  WithContext,
} from 'schema-dts'
import type { Faq, ServiceHours } from '#frontend/content/types.ts'
import { format } from '#frontend/lib/format.ts'
import { href, PATHS } from '#frontend/lib/href.ts'
import { CITIES } from '#frontend/site/cities.ts'
import { factsOf, priceRange } from '#frontend/site/facts.ts'
import type { Page, PageService, ServiceArea } from '#frontend/site/page.ts'
import type { SiteData } from '#frontend/site/site-context.ts'
import type { SiteInfo } from '#schemas/contract/settings.ts'
import { POSITIONS } from '#schemas/facts/city-facts.ts'
import { BUSINESS_HOURS } from '#schemas/facts/pacific-time.ts'
import { PLACES } from '#schemas/facts/places.ts'
import { searchLabels } from '#words/labels/search-engines.ts'

const CONTEXT = 'https://schema.org'
/** As schema.org names them. */
const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** @param trail the page with all above it @param origin `https://host` of the site */
export function structuredData(page: Page, trail: readonly Page[], data: SiteData, origin: string): object[] {
  if (page.isHidden) return []
  const { siteInfo } = data
  return [
    business(siteInfo, origin),
    ...(page.service ? [serviceBlock(page.service, page, data, origin)] : []),
    page.path === PATHS.home ? webSite(siteInfo, origin) : breadcrumbs(trail, origin),
    ...(page.faq && page.faq.length > 0 ? [questions(page.faq, data)] : []),
  ]
}

function business(siteInfo: SiteInfo, origin: string): WithContext<HomeAndConstructionBusiness> {
  const { businessName, phone, email, street, city, state, postalCode, facebookUrl, instagramUrl } = siteInfo
  const profiles = [facebookUrl, instagramUrl].filter(Boolean)
  return {
    '@context': CONTEXT,
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${origin}/#business`,
    name: businessName,
    url: `${origin}/`,
    image: `${origin}/og-image.png`,
    logo: `${origin}/apple-touch-icon.png`,
    ...(profiles.length > 0 && { sameAs: profiles }),
    telephone: phone,
    email,
    priceRange: '$$',
    paymentAccepted: searchLabels.payment,
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      addressLocality: city,
      addressRegion: state,
      postalCode,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 36.33, longitude: -119.65 },
    areaServed: CITIES.map(({ name }) => ({ '@type': 'City' as const, name: `${name}, CA` })),
    openingHoursSpecification: openingHours([BUSINESS_HOURS]),
  }
}

/** From which search engines take the name they show for the site. */
function webSite({ businessName }: SiteInfo, origin: string): WithContext<WebSite> {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: businessName,
    url: `${origin}/`,
    publisher: { '@id': `${origin}/#business` },
  }
}

function openingHours(hours: ServiceHours) {
  return hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: WEEK.slice(days[0], days[1] + 1),
    opens,
    closes,
  }))
}

/** A town with its position, where it is known, and with the postal codes that the page lists. */
function areaBlock({ town, postalCodes }: ServiceArea) {
  const geo = POSITIONS[PLACES.find(({ name }) => name === town)?.slug ?? '']
  return {
    '@type': 'City' as const,
    name: `${town}, CA`,
    ...(geo && { geo: { '@type': 'GeoCoordinates' as const, latitude: geo[0], longitude: geo[1] } }),
    ...(postalCodes.length > 0 && {
      address: postalCodes.map((postalCode) => ({
        '@type': 'PostalAddress' as const,
        addressLocality: town,
        addressRegion: 'CA',
        postalCode,
        addressCountry: 'US',
      })),
    }),
  }
}

function offerCatalog(name: string, parts: readonly string[]) {
  return {
    '@type': 'OfferCatalog' as const,
    name,
    itemListElement: parts.map((part) => ({
      '@type': 'Offer' as const,
      itemOffered: { '@type': 'Service' as const, name: part },
    })),
  }
}

function serviceBlock(
  service: PageService,
  { path, canonical }: Page,
  { pricing }: SiteData,
  origin: string,
): WithContext<Service> {
  const { name, type, areas, parts, hours, isPriced } = service
  const house = priceRange(pricing, 'house_size')
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name,
    serviceType: type,
    url: origin + href(canonical ?? path),
    provider: { '@id': `${origin}/#business` },
    areaServed: areas.map(areaBlock),
    ...(hours && { hoursAvailable: openingHours(hours) }),
    ...(parts.length > 0 && { hasOfferCatalog: offerCatalog(name, parts) }),
    ...(isPriced && {
      offers: {
        '@type': 'Offer' as const,
        priceCurrency: 'USD',
        priceSpecification: {
          '@type': 'PriceSpecification' as const,
          minPrice: house.lowest,
          maxPrice: house.highest,
          priceCurrency: 'USD',
        },
      },
    }),
  }
}

function breadcrumbs(trail: readonly Page[], origin: string): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, label }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: origin + href(path),
    })),
  }
}

function questions(faq: readonly Faq[], { siteInfo, pricing }: SiteData): WithContext<FAQPage> {
  const facts = factsOf(siteInfo, pricing)
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: format(question, facts),
      acceptedAnswer: { '@type': 'Answer' as const, text: format(answer, facts) },
    })),
  }
}
