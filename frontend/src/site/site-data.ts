import type { PublicContentItem } from '#schemas/contract/content.ts'
import type { ShownPhoto } from '#schemas/contract/photos.ts'
import type { PricingOption } from '#schemas/contract/pricing.ts'
import type { Review } from '#schemas/contract/reviews.ts'
import type { SiteInfo } from '#schemas/contract/settings.ts'

/** The owner's settings, prices with the defaults filled in, content with its rendered markup, photographs and reviews. */
export type SiteData = {
  siteInfo: SiteInfo
  pricing: readonly PricingOption[]
  content: readonly PublicContentItem[]
  /** In their order. */
  photos: readonly ShownPhoto[]
  /** The oldest first. */
  reviews: readonly Review[]
}
