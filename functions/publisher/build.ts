/** Files that the site's build puts beside this function's bundle. */
import { readFile } from 'node:fs/promises'
import type { SiteAssets } from '#frontend/site/render/render.tsx'

type Renderer = Pick<
  typeof import('#frontend/site/render/render.tsx'),
  'renderSite' | 'listedPaths' | 'htmlFileOf'
>

export type Build = {
  /** The pages of a newer build stay. */
  builtAt: string
  /** The page of the back office, which holds no data, and the files that are copies of it. */
  shell: { text: string; files: string[] }
}

/** Everything that pages are made of but the owner's data. */
export type BuiltSite = { renderer: Renderer; assets: SiteAssets; build: Build }

export const BUILT_FILES = ['render.mjs', 'assets.json', 'build.json'] as const

export async function loadBuiltSite(): Promise<BuiltSite> {
  const beside = (file: (typeof BUILT_FILES)[number]) => new URL(`./${file}`, import.meta.url)
  const read = async (file: 'assets.json' | 'build.json') => JSON.parse(await readFile(beside(file), 'utf8'))
  const [renderer, assets, build] = await Promise.all([
    import(beside('render.mjs').href),
    read('assets.json'),
    read('build.json'),
  ])
  return { renderer, assets, build }
}
