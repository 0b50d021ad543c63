/** Data that every component of a page's static markup may read while it is rendered. */
import { createContext, useContext } from 'react'
import type { Page } from '#frontend/site/page.ts'
import type { SiteData } from '#frontend/site/site-data.ts'
import type { SiteInfo } from '#schemas/contract/settings.ts'

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
