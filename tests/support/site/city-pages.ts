import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const CONTENT = join(import.meta.dirname, '../../../frontend/src/content')
const NEAR_ME = ['info/residential-near-me.ts', 'info/commercial-near-me.ts']

export type CityPage = { file: string; content: unknown }

/** Every city, near-me and landing page, with all that its content file exports. */
export async function loadCityPages(): Promise<CityPage[]> {
  const cityPages = ['residential', 'commercial', 'landing'].flatMap((folder) => filesOf('en', folder))
  return load('en', [...cityPages, ...NEAR_ME])
}

/** The cities' pages for homes in Spanish. */
export const loadSpanishCityPages = () => load('es', filesOf('es', 'residential'))

const filesOf = (language: string, folder: string) =>
  readdirSync(join(CONTENT, language, folder)).map((file) => `${folder}/${file}`)

function load(language: string, files: string[]): Promise<CityPage[]> {
  return Promise.all(
    files.map(async (file) => ({
      file,
      content: await import(pathToFileURL(join(CONTENT, language, file)).href),
    })),
  )
}
