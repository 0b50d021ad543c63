import { searchLabels } from '#frontend/content/en/labels/search-engines.ts'
import { fillFacts } from '#frontend/lib/facts.ts'
import { builtIn, builtInFacts } from '#frontend/lib/site-store.ts'
import type { LoadedPage } from '#frontend/site/loaded-page.ts'
import { NOT_FOUND } from '#frontend/site/pages.ts'
import type { PageHead } from '#frontend/site/seo/head.ts'

/** @param origin `https://host` of the site */
export function pageHead({ entry, content }: LoadedPage, origin: string): PageHead {
  return {
    title: fillFacts(content.seo.title, builtInFacts),
    description: fillFacts(content.seo.description, builtInFacts),
    keywords: content.seo.keywords ?? [],
    ...(entry === NOT_FOUND ? {} : { canonical: origin + (entry.canonical ?? entry.path) }),
    isIndexed: !entry.isHidden,
    siteName: builtIn.info.businessName,
    image: `${origin}/og-image.png`,
    imageAlt: searchLabels.imageAlt,
  }
}
