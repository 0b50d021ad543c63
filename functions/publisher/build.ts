/** Files that the site's build puts beside this function's bundle. */
import { readFile } from 'node:fs/promises'
import type { SiteAssets } from '#frontend/site/render/render.tsx'
import { LANGUAGES, type LanguageCode, suffixOf } from '#schemas/facts/languages.ts'

type Renderer = Pick<
  typeof import('#frontend/site/render/render.tsx'),
  'renderSite' | 'listedPages' | 'htmlFileOf'
>

export type Build = {
  /** The pages of a newer build stay. */
  builtAt: string
  /** The page of the back office, which holds no data, and the files that are copies of it. */
  shell: { text: string; files: string[] }
}

/** The site in one language: everything that its pages are made of but the owner's data. */
type BuiltPages = { renderer: Renderer; assets: SiteAssets }
/** @property pages English first */
export type BuiltSite = { pages: readonly BuiltPages[]; build: Build }

export const rendererFile = (language: LanguageCode) => `render${suffixOf(language)}.mjs`
export const assetsFile = (language: LanguageCode) => `assets${suffixOf(language)}.json`
const BUILD_FILE = 'build.json'

export const BUILT_FILES = [
  ...LANGUAGES.flatMap((language) => [rendererFile(language), assetsFile(language)]),
  BUILD_FILE,
]

export async function loadBuiltSite(): Promise<BuiltSite> {
  const beside = (file: string) => new URL(`./${file}`, import.meta.url)
  const read = async (file: string) => JSON.parse(await readFile(beside(file), 'utf8'))
  const [build, ...pages] = await Promise.all([
    read(BUILD_FILE),
    ...LANGUAGES.map(async (language) => ({
      renderer: await import(beside(rendererFile(language)).href),
      assets: await read(assetsFile(language)),
    })),
  ])
  return { pages, build }
}
