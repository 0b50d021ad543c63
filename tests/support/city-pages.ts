import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const CONTENT = join(import.meta.dirname, '../../frontend/src/content')
const NEAR_ME = ['info/residential-near-me.ts', 'info/commercial-near-me.ts']

export type CityPage = { file: string; content: unknown }

/** Every city page and near-me page that exists, with all that its content file exports. */
export async function loadCityPages(): Promise<CityPage[]> {
  const files = ['residential', 'commercial'].flatMap((folder) =>
    existsSync(join(CONTENT, folder))
      ? readdirSync(join(CONTENT, folder))
          .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
          .map((file) => `${folder}/${file}`)
      : [],
  )
  const present = [...files, ...NEAR_ME.filter((file) => existsSync(join(CONTENT, file)))]
  return Promise.all(
    present.map(async (file) => ({ file, content: await import(pathToFileURL(join(CONTENT, file)).href) })),
  )
}
