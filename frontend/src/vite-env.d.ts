/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The year of the build, for the copyright line. */
  readonly BUILD_YEAR: number
  /** DEFAULT_SITE_INFO of schemas/defaults/settings.ts. */
  readonly SITE_INFO: import('#schemas/setting.ts').SiteInfo
}
