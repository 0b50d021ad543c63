/** Pages rendered with the owner's data, as the publisher does. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteData } from '#frontend/site/render/render.tsx'
import { assetsFile } from '#functions/publisher/build.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { DEFAULT_SITE_INFO } from '#schemas/defaults/settings.ts'
import type { LanguageCode } from '#schemas/facts/languages.ts'
import { RENDERER_DIRECTORY } from '#scripts/build/outputs.ts'
import { renderSite, spanish } from '#tests/support/site/registry.ts'

const assetsIn = (language: LanguageCode) =>
  JSON.parse(readFileSync(join(RENDERER_DIRECTORY, assetsFile(language)), 'utf8'))
const BUILT_IN: SiteData = {
  siteInfo: DEFAULT_SITE_INFO,
  pricing: DEFAULT_PRICING,
  content: [],
  photos: [],
  reviews: [],
}

/**
 * @param data what differs from a site without the owner's texts, photographs and reviews
 * @param year of the build
 * @returns every page by its file
 */
export function renderWith(data: Partial<SiteData>, year = 2026): Map<string, string> {
  return renderSite({ ...BUILT_IN, ...data }, { ...assetsIn('en'), year }, 'https://example.com')
}

/** The same in Spanish. */
export function renderSpanishWith(data: Partial<SiteData>): Map<string, string> {
  return spanish.renderSite({ ...BUILT_IN, ...data }, assetsIn('es'), 'https://example.com')
}
