/**
 * One run: reads the owner's data, renders every page and stores those whose bytes changed. Runs may overlap and may end at any
 * step; decision 71 says why the pages of the newest one stay.
 */
import { config } from '#functions/environment.ts'
import { loadBuiltSite } from '#functions/publisher/build.ts'
import { invalidate } from '#functions/publisher/edge-cache.ts'
import {
  announce,
  beginRun,
  endRun,
  failRun,
  type Run,
  requestRun,
} from '#functions/publisher/publication-store.ts'
import { headFile, putFile } from '#functions/publisher/site-bucket.ts'
import { digestsOf, loadOwnerData, toSiteData } from '#functions/publisher/site-data.ts'
import { indexFiles, pageFiles } from '#functions/publisher/site-files.ts'

/** For the owner, by the step that failed. */
const FAILURES = {
  read: 'The settings, prices and texts could not be read.',
  render: 'The pages could not be made from the settings, prices and texts as they are.',
  store: 'The new pages could not be stored.',
  invalidate: 'The new pages are stored, but visitors may see the old ones for up to a day.',
}

/** A second round finds nothing to do, unless another run stores files as well. */
const ROUNDS = 5

/** A newer run has begun: it has read newer data, and stores what this one would have. */
class Superseded extends Error {}

/** @throws after noting for the owner what failed */
export async function publish() {
  const site = await loadBuiltSite()
  const run = await beginRun(site.build.builtAt)
  const origin = config.siteOrigin()
  const changed = new Set<string>()
  let step: keyof typeof FAILURES = 'read'
  try {
    const data = await loadOwnerData()
    step = 'render'
    const pages = pageFiles(site, await toSiteData(data), origin)
    step = 'store'
    const lastModified = await store(run, pages, changed)
    await store(run, indexFiles(site.pages, origin, lastModified), changed)
    step = 'invalidate'
    await invalidate(run, [...changed])
    if (!(await endRun(run, digestsOf(data)))) throw new Superseded()
    return { outcome: 'published', changed: [...changed] }
  } catch (error) {
    if (error instanceof Superseded) {
      // The newer run may have looked at a page just before this one replaced it.
      if (changed.size > 0) await requestRun()
      return { outcome: 'superseded' }
    }
    await failRun(run, FAILURES[step])
    throw error
  }
}

/** Stores what differs, until nothing does. @returns when each file last changed */
async function store(
  run: Run,
  files: ReadonlyMap<string, string>,
  changed: Set<string>,
): Promise<Map<string, Date>> {
  for (let round = 0; round < ROUNDS; round++) {
    const stored = await Promise.all(
      [...files].map(async ([key, text]) => ({ key, text, ...(await headFile(key, text)) })),
    )
    const different = stored.filter(({ isSame }) => !isSame)
    if (different.length === 0) return new Map(stored.map(({ key, lastModified }) => [key, lastModified]))
    if (!(await announce(run))) throw new Superseded()
    for (const { key } of different) changed.add(key)
    await Promise.all(different.map(({ key, text, etag }) => putFile(key, text, etag)))
  }
  throw new Error('Another run keeps storing other pages')
}
