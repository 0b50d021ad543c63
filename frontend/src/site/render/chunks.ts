import type { Asset, Chunks } from '#frontend/lib/page-block.ts'

/** The files of an island or of a part, and the names of the parts that it may load later. */
export type BuiltPart = { files: readonly Asset[]; parts: readonly string[] }

type BuiltParts = Readonly<Record<string, BuiltPart>>

/** The names of a page's islands. @param body its markup */
export function islandsIn(body: string): string[] {
  return [...body.matchAll(/ data-island="([^"]+)"/g)].map(([, name = '']) => name)
}

/** The files that islands need to work, each once. */
export function filesOf(names: readonly string[], built: BuiltParts): Asset[] {
  const files = names.flatMap((name) => built[name]?.files ?? [])
  return [...new Map(files.map((file) => [file.href, file])).values()]
}

/** The files that islands load at first and on demand. @param loaded files that the page loads before them */
export function chunksFor(names: readonly string[], built: BuiltParts, loaded: readonly Asset[]): Chunks {
  const hrefs = loaded.map(({ href }) => href)
  const files: Asset[] = []
  const parts: Record<string, number[]> = {}
  const indexOf = (file: Asset) => {
    const known = files.findIndex(({ href }) => href === file.href)
    return known >= 0 ? known : files.push(file) - 1
  }
  const add = (name: string) => {
    const part = built[name]
    if (!part || parts[name]) return
    parts[name] = part.files.filter(({ href }) => !hrefs.includes(href)).map(indexOf)
    for (const later of part.parts) add(later)
  }
  for (const name of names) add(name)
  return { files, parts }
}
