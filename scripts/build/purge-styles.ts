/** Removes the rules that no page or component can use. */
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PurgeCSS } from 'purgecss'
import { SITE_DIRECTORY } from '#scripts/build/outputs.ts'
import { readSiteFile, writeSiteFile } from '#scripts/build/site-files.ts'

const SOURCES = resolve(import.meta.dirname, '../../frontend/src')

/** Bootstrap's rules for controls that no public page has. They have no class that PurgeCSS could match. */
const OTHER_CONTROLS =
  /[^{}]*(?:-webkit-(?:datetime|date-and|color|search|calendar)|file-selector|type=(?:search|file)|\[list\]|form-select\[|role=button|moz-focus)[^{}]*\{[^{}]*\}/g

/**
 * Keeps rules whose classes appear in the pages, or in the sources, which name the classes of every state.
 * @param file a built stylesheet; the purged one replaces it under a new hash
 * @param sources globs below frontend/src
 * @param html the public pages; without any (the back office) the rules for all controls stay
 * @returns the new file
 */
export async function purgeStyles(file: string, sources: string[], html: string[] = []): Promise<string> {
  const css = readSiteFile(file).toString()
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: html.length > 0 ? css.replace(OTHER_CONTROLS, '') : css }],
    content: [
      ...sources.map((glob) => join(SOURCES, glob)),
      ...html.map((raw) => ({ raw, extension: 'html' })),
    ],
    defaultExtractor: (content) => content.match(/[\w-]+/g) ?? [],
    // PurgeCSS drops a rule that names no element. ui/section.tsx composes the names of grounds; a built page without reviews does not
    // have theirs.
    safelist: ['html', 'body', ':focus-visible', ...(html.length > 0 ? [/^band-/] : [])],
    // Words in our pages or code that are neither elements nor classes there.
    blocklist: [
      'figure',
      'mark',
      ...(html.length > 0 ? ['code', 'small', 'shadow', 'visible', 'show', 'btn-check'] : []),
    ],
    // Radix sets these to the state of a dialog or toast.
    dynamicAttributes: ['data-swipe', 'data-state'],
    variables: true,
    keyframes: true,
  })
  if (!result) throw new Error(`PurgeCSS returned nothing for ${file}`)
  const hash = createHash('sha256').update(result.css).digest('base64url').slice(0, 8)
  const purged = file.replace(/-[\w-]{8}\.css$/, `-${hash}.css`)
  rmSync(join(SITE_DIRECTORY, file))
  writeSiteFile(purged, result.css)
  return purged
}
