import type { WordedOption, WordedText } from '#frontend/content/types.ts'
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
