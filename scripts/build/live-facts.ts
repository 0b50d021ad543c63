/** Reads the owner's facts and prices from the live site, so that rebuilt pages show them. */
import * as z from 'zod'
import { PricingOption } from '#schemas/contract/pricing.ts'
import { SiteInfo } from '#schemas/contract/settings.ts'
import { withDefaults } from '#schemas/defaults/pricing.ts'
import { publicRoutes } from '#schemas/routes.ts'

type LiveFacts = { siteInfo: SiteInfo; pricing: PricingOption[] }

const TIMEOUT_MS = 10_000

/**
 * Returns both or neither: pages never mix live facts with default prices.
 * @param origin `https://host` of a live site
 * @returns undefined, with a warning, when the site does not answer or the answer is invalid
 */
export async function liveFacts(origin: string): Promise<LiveFacts | undefined> {
  const read = async (path: string) => {
    const answer = await fetch(origin + path, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.json()
  }
  try {
    const [siteInfo, pricing] = await Promise.all([
      read(publicRoutes.getSiteInfo.path).then((body) => SiteInfo.parse(body)),
      read(publicRoutes.listPricing.path).then((body) => z.array(PricingOption).parse(body)),
    ])
    return { siteInfo, pricing: withDefaults(pricing) }
  } catch (error) {
    console.warn(`Building pages with the built-in facts and prices: reading ${origin} failed (${error})`)
    return undefined
  }
}
