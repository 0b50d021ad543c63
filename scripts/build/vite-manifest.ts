/** Reads Vite's manifest: the built files that a source file needs. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Asset } from '#frontend/lib/page-block.ts'
import type { BuiltPart } from '#frontend/site/render/chunks.ts'
import { assetOf, readSiteFile } from '#scripts/build/site-files.ts'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; isDynamicEntry?: boolean }

type Manifest = Record<string, Chunk>

const SOURCES = resolve(import.meta.dirname, '../../frontend/src')

/** @param build `admin`, or `site` with the suffix of its language */
export function readManifest(build: string): Manifest {
  return JSON.parse(readSiteFile(`.vite/${build}.json`).toString()) as Manifest
}

/** @param source relative to frontend/ */
export function builtFile(manifest: Manifest, source: string): string {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`${source} is not in the build`)
  return chunk.file
}

/** The chunks that a source needs, each once and after those it imports. */
function chunksOf(manifest: Manifest, source: string): string[] {
  const visited = new Set<string>()
  const chunks = new Set<string>()
  const visit = (name: string) => {
    if (visited.has(name)) return
    visited.add(name)
    for (const imported of manifest[name]?.imports ?? []) visit(imported)
    chunks.add(name)
  }
  visit(source)
  return [...chunks]
}

const assetsOf = (manifest: Manifest, chunks: readonly string[]): Asset[] =>
  chunks.map((chunk) => assetOf(builtFile(manifest, chunk)))

/** The files of an entry. */
export function modulesOf(manifest: Manifest, entry: string): Asset[] {
  const chunks = chunksOf(manifest, entry)
  // Left is a group of vite.config.ts that has all of its modules, which run when it is imported.
  const isFacade = /^import *"[^"]+";?\s*$/.test(`${readSiteFile(builtFile(manifest, entry))}`)
  return assetsOf(manifest, isFacade ? chunks.slice(0, -1) : chunks)
}

/** Files to load on demand, by the base name of their source; without those that the entry has loaded already. */
export function partsOf(manifest: Manifest, entry: string): Record<string, BuiltPart> {
  const loaded = chunksOf(manifest, entry)
  const sources = Object.keys(manifest).filter((name) => manifest[name]?.isDynamicEntry)
  const parts = sources.map((source): [string, BuiltPart] => {
    const chunks = chunksOf(manifest, source).filter((chunk) => !loaded.includes(chunk))
    const later = chunks.flatMap((chunk) => manifest[chunk]?.dynamicImports ?? [])
    return [nameOf(source), { files: assetsOf(manifest, chunks), parts: later.map(nameOf) }]
  })
  if (new Set(sources.map(nameOf)).size < sources.length)
    throw new Error(`Two parts have the same base name: ${sources.join(', ')}`)
  return Object.fromEntries(parts)
}

const nameOf = (source: string) => basename(source).replace(/\.tsx?$/, '')

/** Texts of the public site by their paths below frontend/src; the back office is kept whole by its worker. */
export function readSources(): Map<string, string> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith('admin/'),
  )
  return new Map(files.map((file) => [file, readFileSync(join(SOURCES, file), 'utf8')]))
}

/**
 * Pages name the files of a part, with their integrity, under the name that `lazyPart` asks for. The build has no file of a part
 * that is also in a group of vite.config.ts, or that what every page loads imports.
 * @throws Error that names the part and who imports it
 */
export function checkParts(
  parts: Record<string, unknown>,
  sources: ReadonlyMap<string, string> = readSources(),
): void {
  for (const [importer, text] of sources)
    for (const [, name = '', part = ''] of text.matchAll(
      /lazyPart\('([^']+)',\s*\(\) =>\s*import\('#frontend\/([^']+)'\)/g,
    )) {
      if (name !== nameOf(part))
        throw new Error(`${importer} loads ${part} as ${name}: name it ${nameOf(part)}`)
      if (parts[name]) continue
      const others = [...sources].flatMap(([file, other]) =>
        new RegExp(`^(import|export) (?!type)[^']* from '#frontend/${part}'`, 'm').test(other) ? [file] : [],
      )
      throw new Error(
        `${importer} loads ${part} on demand, but the build puts it into a file that it shares with others, so that it would be loaded without integrity. Imported at once by: ${others.join(', ') || 'a group in vite.config.ts'}`,
      )
    }
}
