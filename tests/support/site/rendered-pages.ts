/** Pages rendered with the owner's data, as the publisher does. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteData } from '#frontend/site/render/render.tsx'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { DEFAULT_SITE_INFO } from '#schemas/defaults/settings.ts'
import { RENDERER_DIRECTORY } from '#scripts/build/outputs.ts'
import { renderSite } from '#tests/support/site/registry.ts'

const assets = JSON.parse(readFileSync(join(RENDERER_DIRECTORY, 'assets.json'), 'utf8'))
const BUILT_IN: SiteData = {
  siteInfo: DEFAULT_SITE_INFO,
  pricing: DEFAULT_PRICING,
  content: [],
  photos: [],
  reviews: [],
}

/** @param data what differs from a site without the owner's texts, photographs and reviews @returns every page by its file */
export function renderWith(data: Partial<SiteData>): Promise<Map<string, string>> {
  return renderSite({ ...BUILT_IN, ...data }, assets, 'https://example.com')
}
