/** The owner's settings and prices for islands: rendered with the page, and read in a browser from its data block. */

import { createContext, useContext } from 'react'
import type { WordedOption } from '#frontend/content/types.ts'
import { pageBlock } from '#frontend/lib/page-block.ts'
import type { SiteInfo } from '#schemas/contract/settings.ts'

/** `pricing` has the defaults filled in. */
export type PageData = { contact: Pick<SiteInfo, 'phone' | 'email'>; pricing: readonly WordedOption[] }

/** Around static markup and around each island. */
export const PageDataContext = createContext<PageData | undefined>(undefined)

export function usePageData(): PageData {
  const data = useContext(PageDataContext)
  if (!data) throw new Error('There is no PageDataContext around this component')
  return data
}

/** In a browser: what this page was rendered with. */
export function readPageData(): PageData {
  return pageBlock() as unknown as PageData
}
