/** The inline scripts of live pages, which the new policy must allow until the new pages are there (decision 59). */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { liveAnswer } from '#scripts/deploy/live-version.ts'

/** One page with each inline script. */
const PAGES = ['/', '/visit']

/** `'sha256-...'` of each inline script of a page. */
export function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]* src=| type="application\/)[^>]*>(.+?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

/** @returns sources of a policy; undefined without a site, or one that does not answer: then nothing can break on it */
export async function liveInlineScripts(
  origin: string | undefined,
  pausesMs: readonly number[] = [2_000, 10_000],
): Promise<string | undefined> {
  if (!origin) return undefined
  const pages = await Promise.all(PAGES.map((page) => liveText(`${origin}${page}`, pausesMs)))
  return [...new Set(pages.flatMap((html = '') => inlineScriptsOf(html)))].join(' ') || undefined
}

/** Asks again, after a while, if an answer is lost: the new policy would block the script of that page. */
async function liveText(url: string, pausesMs: readonly number[]): Promise<string | undefined> {
  const text = await (await liveAnswer(url))?.text().catch(() => undefined)
  const [next, ...later] = pausesMs
  if (text !== undefined || next === undefined) return text
  await pause(next)
  return liveText(url, later)
}
