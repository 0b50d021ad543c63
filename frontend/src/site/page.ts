import type { ReactElement } from 'react'
import type { Faq, Seo, ServiceHours } from '#frontend/content/types.ts'
import type { Path } from '#frontend/lib/href.ts'

/** A town, with the postal codes that the page lists for it. */
export type ServiceArea = { town: string; postalCodes: string[] }

export type PageService = {
  name: string
  /** Kind of work, wherever it is done. */
  type: string
  areas: ServiceArea[]
  parts: string[]
  /** When it is offered, where the page says so. */
  hours?: ServiceHours
  /** Whether the page names the base prices of the smallest and the largest home. */
  isPriced?: boolean
}

/** One page of the registry (render/pages.tsx). */
export type Page = {
  path: Path
  /** Short name, in breadcrumbs. */
  label: string
  seo: Seo
  body: ReactElement
  /** The page above it in the breadcrumbs, when that is not the home page. */
  parent?: Path
  /** The page this one is a second address of. */
  canonical?: Path
  /** Kept out of search engines and the sitemap. */
  isHidden?: boolean
  /** Path of the API at which it reads what its link names (browser/link-boot.ts). */
  read?: string
  /** Where its readers see a price; without one they call. */
  quoteHref?: string
  /** Slug of the city it is about; quote and booking then start from it. */
  city?: string
  service?: PageService
  faq?: readonly Faq[]
}
