/** Cuts the stylesheets down to what pages and components can show. */
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PurgeCSS } from 'purgecss'
import { SITE_DIRECTORY } from '#scripts/build/outputs.ts'
import { readSiteFile, writeSiteFile } from '#scripts/build/site-files.ts'

const SOURCES = resolve(import.meta.dirname, '../../frontend/src')

/** Bootstrap's rules for kinds of input that no public page has: they have no class to go by. */
const OTHER_INPUTS =
  /[^{}]*(?:-webkit-(?:datetime|date-and|color|search|calendar)|file-selector|type=(?:search|file)|\[list\])[^{}]*\{[^{}]*\}/g

/**
 * Keeps the rules whose classes appear in the sources, which name the classes of every state, or in the pages.
 * @param file a built stylesheet, replaced by one with a new hash in its name
 * @param sources globs below frontend/src
 * @param html the public pages; the back office, which has none, keeps the rules for all kinds of input
 * @returns the new file
 */
export async function purgeStyles(file: string, sources: string[], html: string[] = []): Promise<string> {
  const css = readSiteFile(file).toString()
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: html.length > 0 ? css.replace(OTHER_INPUTS, '') : css }],
    content: [
      ...sources.map((glob) => join(SOURCES, glob)),
      ...html.map((raw) => ({ raw, extension: 'html' })),
    ],
    defaultExtractor: (content) => content.match(/[\w-]+/g) ?? [],
    safelist: ['html', 'body'],
    // Words on our pages or in our code, but neither elements nor classes there.
    blocklist: [
      'figure',
      'mark',
      ...(html.length > 0 ? ['small', 'shadow', 'visible', 'show', 'btn-check'] : []),
    ],
    // Radix says by these what a dialog or toast is doing.
    dynamicAttributes: ['data-swipe', 'data-state'],
    variables: true,
    keyframes: true,
  })
  if (!result) throw new Error(`${file} came back empty from PurgeCSS`)
  const hash = createHash('sha256').update(result.css).digest('base64url').slice(0, 8)
  const purged = file.replace(/-[\w-]{8}\.css$/, `-${hash}.css`)
  rmSync(join(SITE_DIRECTORY, file))
  writeSiteFile(purged, result.css)
  return purged
}
