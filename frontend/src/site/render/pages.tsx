/** THE page registry: prerendering, sitemap, breadcrumbs and tests loop over it; adding a page is an entry here. */

import { COMMERCIAL_CITIES, RESIDENTIAL_CITIES } from '#frontend/content/cities.ts'
import type { Landing, ResidentialCity, Seo } from '#frontend/content/types.ts'
import { commercialCityPath, href, PATHS, residentialCityPath } from '#frontend/lib/href.ts'
import { cityOf } from '#frontend/site/cities.ts'
import type { Page } from '#frontend/site/page.ts'
import { BookingPage } from '#frontend/site/pages/booking-page.tsx'
import { CommercialCityPage } from '#frontend/site/pages/commercial-city-page.tsx'
import { CommercialContactPage } from '#frontend/site/pages/commercial-contact-page.tsx'
import { CommercialQuotePage } from '#frontend/site/pages/commercial-quote-page.tsx'
import { GlossaryPage } from '#frontend/site/pages/glossary-page.tsx'
import { HomePage } from '#frontend/site/pages/home-page.tsx'
import { LandingPage } from '#frontend/site/pages/landing-page.tsx'
import { AnswerPage, QuotePage, UndoPage, VisitPage } from '#frontend/site/pages/link-pages.tsx'
import { MailsPage } from '#frontend/site/pages/mails-page.tsx'
import { NearMePage } from '#frontend/site/pages/near-me-page.tsx'
import { NotFoundPage } from '#frontend/site/pages/not-found-page.tsx'
import { QuoteSubmittedPage } from '#frontend/site/pages/quote-submitted-page.tsx'
import { ResidentialCityPage } from '#frontend/site/pages/residential-city-page.tsx'
import { ServicesPage } from '#frontend/site/pages/services-page.tsx'
import { StatementPage } from '#frontend/site/pages/statement-page.tsx'
import { WhyPage } from '#frontend/site/pages/why-window-cleaning-page.tsx'
import {
  allServices,
  cleaningService,
  commercialService,
  homeService,
  residentialService,
} from '#frontend/site/seo/services.ts'
import { publicRoutes } from '#schemas/routes.ts'
import { content as home } from '#words/home.ts'
import { content as accessibility } from '#words/info/accessibility.ts'
import { content as commercialNearMe } from '#words/info/commercial-near-me.ts'
import { content as glossary } from '#words/info/glossary.ts'
import { content as privacy } from '#words/info/privacy.ts'
import { content as residentialNearMe } from '#words/info/residential-near-me.ts'
import { content as services } from '#words/info/services.ts'
import { content as whyWindowCleaning } from '#words/info/why-window-cleaning.ts'
import { searchLabels } from '#words/labels/search-engines.ts'
import { content as hanfordHouse } from '#words/landing/hanford-house-cleaning.ts'
import { content as hanfordOffice } from '#words/landing/hanford-office-cleaning.ts'
import { content as office } from '#words/landing/office-cleaning.ts'
import { content as tulareOffice } from '#words/landing/tulare-office-cleaning.ts'
import { hasPage } from '#words/language.ts'
import { PAGE_LABELS as labels } from '#words/page-labels.ts'
import { content as answer } from '#words/pages/answer.ts'
import { content as booking } from '#words/pages/booking.ts'
import { content as commercialContact } from '#words/pages/commercial-contact.ts'
import { content as commercialQuote } from '#words/pages/commercial-quote.ts'
import { content as mails } from '#words/pages/mails.ts'
import { content as notFound } from '#words/pages/not-found.ts'
import { content as quote } from '#words/pages/quote.ts'
import { content as quoteSubmitted } from '#words/pages/quote-submitted.ts'
import { content as undo } from '#words/pages/undo.ts'
import { content as visit } from '#words/pages/visit.ts'

const HOME_QUOTE = { quoteHref: href(PATHS.home, { anchor: 'quote' }) }
const COMMERCIAL_QUOTE = { quoteHref: href(PATHS.commercialQuote, { anchor: 'calculator' }) }

/** Takes title, description and questions from the content. */
function page<C extends { seo: Seo; faq?: Page['faq'] }>(
  path: Page['path'],
  label: string,
  Body: (props: { content: C }) => Page['body'],
  content: C,
  more: Partial<Page> = {},
): Page {
  const { seo, faq } = content
  return { path, label, seo, body: <Body content={content} />, ...(faq ? { faq } : {}), ...more }
}

function landing(
  path: Page['path'],
  label: string,
  type: string,
  content: Landing,
  more?: Partial<Page>,
): Page {
  return page(path, label, LandingPage, content, { service: cleaningService(type, content), ...more })
}

function residentialCity(path: Page['path'], content: ResidentialCity, more?: Partial<Page>): Page {
  const { slug } = content
  return page(path, cityOf(slug).name, ResidentialCityPage, content, {
    parent: PATHS.residentialNearMe,
    city: slug,
    // The calculator then knows the city.
    quoteHref: href(PATHS.home, { query: { city: slug }, anchor: 'quote' }),
    service: residentialService(content),
    ...more,
  })
}

const { officeCleaning, houseCleaning } = searchLabels
const hanford = RESIDENTIAL_CITIES.filter(({ slug }) => slug === 'hanford')

const ALL: readonly Page[] = [
  page(PATHS.home, labels.home, HomePage, home, { ...HOME_QUOTE, service: homeService(home.services) }),
  page(PATHS.services, labels.services, ServicesPage, services, {
    ...HOME_QUOTE,
    service: allServices(services),
  }),
  page(PATHS.commercialQuote, labels.commercialQuote, CommercialQuotePage, commercialQuote, COMMERCIAL_QUOTE),
  page(PATHS.commercialContact, labels.commercialContact, CommercialContactPage, commercialContact, {
    ...COMMERCIAL_QUOTE,
    parent: PATHS.commercialQuote,
  }),
  page(PATHS.booking, labels.booking, BookingPage, booking),
  page(PATHS.quoteSubmitted, labels.quoteSubmitted, QuoteSubmittedPage, quoteSubmitted, { isHidden: true }),
  page(PATHS.visit, labels.visit, VisitPage, visit, { isHidden: true, read: publicRoutes.openVisit.path }),
  page(PATHS.quote, labels.quote, QuotePage, quote, { isHidden: true, read: publicRoutes.openQuote.path }),
  page(PATHS.answer, labels.answer, AnswerPage, answer, { isHidden: true }),
  page(PATHS.mails, labels.mails, MailsPage, mails, { isHidden: true }),
  page(PATHS.undo, labels.undo, UndoPage, undo, { isHidden: true }),
  page(PATHS.residentialNearMe, labels.residentialNearMe, NearMePage, residentialNearMe, HOME_QUOTE),
  page(PATHS.commercialNearMe, labels.commercialNearMe, NearMePage, commercialNearMe, COMMERCIAL_QUOTE),
  page(PATHS.whyWindowCleaning, labels.whyWindowCleaning, WhyPage, whyWindowCleaning, HOME_QUOTE),
  page(PATHS.glossary, labels.glossary, GlossaryPage, glossary, HOME_QUOTE),
  landing(PATHS.officeCleaning, labels.officeCleaning, officeCleaning, office),
  landing(PATHS.hanfordOfficeCleaning, labels.hanford, officeCleaning, hanfordOffice, {
    parent: PATHS.officeCleaning,
  }),
  landing(PATHS.tulareOfficeCleaning, labels.tulare, officeCleaning, tulareOffice, {
    parent: PATHS.officeCleaning,
  }),
  landing(PATHS.hanfordHouseCleaning, labels.hanfordHouseCleaning, houseCleaning, hanfordHouse),
  ...RESIDENTIAL_CITIES.map((content) => residentialCity(residentialCityPath(content.slug), content)),
  ...hanford.map((content) =>
    residentialCity(PATHS.hanfordWindowCleaning, content, { canonical: residentialCityPath(content.slug) }),
  ),
  ...COMMERCIAL_CITIES.map((content) =>
    page(commercialCityPath(content.slug), cityOf(content.slug).name, CommercialCityPage, content, {
      ...COMMERCIAL_QUOTE,
      parent: PATHS.commercialNearMe,
      city: content.slug,
      service: commercialService(content),
    }),
  ),
  page(PATHS.privacy, labels.privacy, StatementPage, privacy, HOME_QUOTE),
  page(PATHS.accessibility, labels.accessibility, StatementPage, accessibility, HOME_QUOTE),
  page(PATHS.notFound, labels.notFound, NotFoundPage, notFound, { ...HOME_QUOTE, isHidden: true }),
]

/** Those of the language. */
export const pages = ALL.filter(({ path }) => hasPage(path))

/** A page with all above it, the home page first. */
export function trailOf(page: Page): Page[] {
  const at = (path: string) => pages.filter((candidate) => candidate.path === path)
  if (page.path === PATHS.home) return [page]
  return [...at(page.parent ?? PATHS.home).flatMap(trailOf), page]
}
