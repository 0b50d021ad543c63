/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The year of the build, for the copyright line. */
  readonly BUILD_YEAR: number
  /** The owner's at the time of the build, or DEFAULT_SITE_INFO of schemas/defaults/settings.ts. */
  readonly SITE_INFO: import('#schemas/contract/settings.ts').SiteInfo
  /** The owner's prices at the time of the build; null stands for the defaults, which every bundle has anyway. */
  readonly PRICING: readonly import('#schemas/contract/pricing.ts').PricingOption[] | null
}
