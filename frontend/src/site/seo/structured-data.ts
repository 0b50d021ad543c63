/** The schema.org blocks of a page. All that they say is also visible on the page. */
import type {
  BreadcrumbList,
  FAQPage,
  HomeAndConstructionBusiness,
  Service,
  WebSite,
  WithContext,
} from 'schema-dts'
import { searchLabels } from '#frontend/content/en/labels/search-engines.ts'
import type { Faq, ServiceHours } from '#frontend/content/types.ts'
import { fillFacts } from '#frontend/lib/facts.ts'
import { builtIn, builtInFacts } from '#frontend/lib/site-store.ts'
import type { LoadedPage } from '#frontend/site/loaded-page.ts'
import { CITIES, HOME, type PageEntry, trailOf } from '#frontend/site/pages.ts'
import {
  type PageService,
  type ServiceArea,
  type ServiceWords,
  servicesOf,
} from '#frontend/site/seo/services.ts'
import { BUSINESS_HOURS } from '#schemas/facts/arrival-windows.ts'
import { PLACES, type Place } from '#schemas/facts/places.ts'

type Words = LoadedPage['content'] & ServiceWords & { faq?: Faq[] }

const places: readonly Place[] = PLACES
const CONTEXT = 'https://schema.org'
/** As schema.org names them. */
const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** @param origin `https://host` of the site */
export function structuredData({ entry, content }: LoadedPage, origin: string): object[] {
  if (entry.isHidden) return []
  const words: Words = content
  const service = servicesOf(entry, words)
  return [
    business(origin),
    ...(service ? [serviceBlock(service, entry, origin)] : []),
    entry === HOME ? webSite(origin) : breadcrumbs(entry, origin),
    ...(words.faq && words.faq.length > 0 ? [questions(words.faq)] : []),
  ]
}

function business(origin: string): WithContext<HomeAndConstructionBusiness> {
  const { businessName, phone, email, street, city, state, postalCode, facebookUrl, instagramUrl } =
    builtIn.info
  const profiles = [facebookUrl, instagramUrl].filter(Boolean)
  return {
    '@context': CONTEXT,
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${origin}/#business`,
    name: businessName,
    url: `${origin}/`,
    image: `${origin}/og-image.png`,
    logo: `${origin}/apple-touch-icon.png`,
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    telephone: phone,
    email,
    priceRange: '$$',
    paymentAccepted: searchLabels.payment,
    address: {
      '@type': 'PostalAddress',
      ...(street ? { streetAddress: street } : {}),
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
function webSite(origin: string): WithContext<WebSite> {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: builtIn.info.businessName,
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

/** A town with its position, where the table of places has it, and with the postal codes that the page lists. */
function areaBlock({ town, postalCodes }: ServiceArea) {
  const geo = places.find(({ name }) => name === town)?.geo
  return {
    '@type': 'City' as const,
    name: `${town}, CA`,
    ...(geo ? { geo: { '@type': 'GeoCoordinates' as const, latitude: geo[0], longitude: geo[1] } } : {}),
    ...(postalCodes.length > 0
      ? {
          address: postalCodes.map((postalCode) => ({
            '@type': 'PostalAddress' as const,
            addressLocality: town,
            addressRegion: 'CA',
            postalCode,
            addressCountry: 'US',
          })),
        }
      : {}),
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
  { path, canonical }: PageEntry,
  origin: string,
): WithContext<Service> {
  const { name, type, areas, parts, hours, prices } = service
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name,
    serviceType: type,
    url: origin + (canonical ?? path),
    provider: { '@id': `${origin}/#business` },
    areaServed: areas.map(areaBlock),
    ...(hours ? { hoursAvailable: openingHours(hours) } : {}),
    ...(parts.length > 0 ? { hasOfferCatalog: offerCatalog(name, parts) } : {}),
    ...(prices
      ? {
          offers: {
            '@type': 'Offer' as const,
            priceCurrency: 'USD',
            priceSpecification: {
              '@type': 'PriceSpecification' as const,
              minPrice: prices.from,
              maxPrice: prices.to,
              priceCurrency: 'USD',
            },
          },
        }
      : {}),
  }
}

function breadcrumbs(entry: PageEntry, origin: string): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trailOf(entry).map(({ path, label }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: origin + path,
    })),
  }
}

function questions(faq: readonly Faq[]): WithContext<FAQPage> {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: fillFacts(question, builtInFacts),
      acceptedAnswer: { '@type': 'Answer' as const, text: fillFacts(answer, builtInFacts) },
    })),
  }
}
