/** The code of islands and of their parts, fetched with integrity and retried without end (decision 63). */
import { fetchUntilAvailable } from '#frontend/lib/fetch-until-available.ts'
import { type Asset, pageBlock } from '#frontend/lib/page-block.ts'

const fetched = new Map<string, Promise<void>>()

/** Imports a part once the browser has all its files. @param name the base name of its source file */
export async function loadPart<T>(name: string, load: () => Promise<T>): Promise<T> {
  const { files = [], parts = {} } = pageBlock().chunks ?? {}
  await Promise.all((parts[name] ?? []).flatMap((index) => files[index] ?? []).map(fetchOnce))
  return load()
}

function fetchOnce(file: Asset): Promise<void> {
  const done = fetched.get(file.href) ?? fetchUntilAvailable(file)
  fetched.set(file.href, done)
  return done
}
