import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const CONTENT = join(import.meta.dirname, '../../../frontend/src/content/en')
const NEAR_ME = ['info/residential-near-me.ts', 'info/commercial-near-me.ts']

export type CityPage = { file: string; content: unknown }

/** Every city page and near-me page, with all that its content file exports. */
export async function loadCityPages(): Promise<CityPage[]> {
  const cityPages = ['residential', 'commercial'].flatMap((folder) =>
    readdirSync(join(CONTENT, folder)).map((file) => `${folder}/${file}`),
  )
  return Promise.all(
    [...cityPages, ...NEAR_ME].map(async (file) => ({
      file,
      content: await import(pathToFileURL(join(CONTENT, file)).href),
    })),
  )
}
