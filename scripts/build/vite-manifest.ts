/** Reads Vite's manifest: the built files that a source file needs. */
import type { Asset } from '#frontend/site/document.ts'
import { assetOf, readSiteFile } from '#scripts/build/site-files.ts'

type Chunk = { file: string; imports?: string[] }

type Manifest = Record<string, Chunk>

export function readManifest(build: 'public' | 'admin'): Manifest {
  return JSON.parse(readSiteFile(`.vite/${build}.json`).toString()) as Manifest
}

/** @param source relative to frontend/ */
export function builtFile(manifest: Manifest, source: string): string {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`${source} is not in the build`)
  return chunk.file
}

/** The sources' files with all their imports, each once and after its own imports. */
export function modulesOf(manifest: Manifest, sources: readonly string[]): Asset[] {
  const visited = new Set<string>()
  const files = new Set<string>()
  const visit = (source: string) => {
    if (visited.has(source)) return
    visited.add(source)
    for (const imported of manifest[source]?.imports ?? []) visit(imported)
    files.add(builtFile(manifest, source))
  }
  for (const source of sources) visit(source)
  return [...files].map(assetOf)
}
