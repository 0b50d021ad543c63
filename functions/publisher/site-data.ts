import { createHash } from 'node:crypto'
import type { SiteData } from '#frontend/site/render/render.tsx'
import { CONTENT } from '#functions/content/content-store.ts'
import { toPublicContent } from '#functions/content/public-content.ts'
import { listShownPhotos } from '#functions/photos/photo-store.ts'
import { loadPricing } from '#functions/pricing/price-list.ts'
import { REVIEWS } from '#functions/reviews/review-store.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import { listRows } from '#functions/table/collections.ts'
import type { ContentItem } from '#schemas/contract/content.ts'
import type { Publication } from '#schemas/contract/publication.ts'
import { toSiteInfo } from '#schemas/defaults/settings.ts'

/** The owner's data for pages; texts as they are stored. */
type OwnerData = Omit<SiteData, 'content'> & { content: ContentItem[] }

/** Includes every edit that has been answered. */
export async function loadOwnerData(): Promise<OwnerData> {
  const [settings, pricing, content, photos, reviews] = await Promise.all([
    loadSettings(),
    loadPricing(),
    listRows(CONTENT),
    listShownPhotos(),
    listRows(REVIEWS),
  ])
  return { siteInfo: toSiteInfo(settings), pricing, content, photos, reviews }
}

export async function toSiteData({ content, ...others }: OwnerData): Promise<SiteData> {
  return { ...others, content: await Promise.all(content.map(toPublicContent)) }
}

export type Digests = Record<Publication['waiting'][number], string>

/** What pages show is compared by digest, so that an edit and its undoing wait for nothing. */
export function digestsOf({ siteInfo, pricing, content, photos, reviews }: OwnerData): Digests {
  const texts = content.map(({ section, key, content, contentType }) => [section, key, contentType, content])
  return { facts: digest(siteInfo), prices: digest(pricing), texts: digest([texts, photos, reviews]) }
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
}
