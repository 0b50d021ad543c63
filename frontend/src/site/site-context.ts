/** Data that every component of a page's static markup may read while it is rendered. */
import { createContext, useContext } from 'react'
import type { WordedOption, WordedText } from '#frontend/content/types.ts'
import type { Page } from '#frontend/site/page.ts'
import type { ShownPhoto } from '#schemas/contract/photos.ts'
import type { Review } from '#schemas/contract/reviews.ts'
import type { SiteInfo } from '#schemas/contract/settings.ts'

/** The owner's settings, prices with the defaults filled in, content with its rendered markup, photographs and reviews. */
export type SiteData = {
  siteInfo: SiteInfo
  pricing: readonly WordedOption[]
  content: readonly WordedText[]
  /** In their order. */
  photos: readonly ShownPhoto[]
  /** The oldest first. */
  reviews: readonly Review[]
}

type Site = SiteData & {
  page: Page
  /** The page with all above it, the home page first. */
  trail: readonly Page[]
  /** For the copyright line. */
  year: number
}

export const SiteContext = createContext<Site | undefined>(undefined)

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('There is no SiteContext around this component')
  return site
}

export function useSiteInfo(): SiteInfo {
  return useSite().siteInfo
}
