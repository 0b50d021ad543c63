import type { Asset, Chunks } from '#frontend/lib/page-block.ts'

/** The files of an island or of a part, and the names of the parts that it may load later. */
export type BuiltPart = { files: readonly Asset[]; parts: readonly string[] }

/** Files that the islands in a page's markup need, now or later. @param built by base name of the source */
export function chunksFor(body: string, built: Readonly<Record<string, BuiltPart>>): Chunks {
  const files: Asset[] = []
  const parts: Record<string, number[]> = {}
  const indexOf = (file: Asset) => {
    const known = files.findIndex(({ href }) => href === file.href)
    return known >= 0 ? known : files.push(file) - 1
  }
  const add = (name: string) => {
    const part = built[name]
    if (!part || parts[name]) return
    parts[name] = part.files.map(indexOf)
    for (const later of part.parts) add(later)
  }
  for (const [, name = ''] of body.matchAll(/ data-island="([^"]+)"/g)) add(name)
  return { files, parts }
}
