/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The year of the build, for the copyright line. */
  readonly BUILD_YEAR: number
}
