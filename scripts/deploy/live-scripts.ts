/** The inline scripts of live pages, which the new policy must allow until the new pages are there (decision 59). */
import { createHash } from 'node:crypto'

/** One page with each inline script. */
const PAGES = ['/', '/visit']

/** `'sha256-...'` of each inline script of a page. */
export function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(/<script(?! type="application\/)[^>]*>(.+?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

/** @returns sources of a policy; undefined without a site, or one that does not answer: then nothing can break on it */
export async function liveInlineScripts(origin: string | undefined): Promise<string | undefined> {
  if (!origin) return undefined
  const scripts = await Promise.all(PAGES.map((page) => scriptsAt(`${origin}${page}`)))
  return [...new Set(scripts.flat())].join(' ') || undefined
}

async function scriptsAt(url: string): Promise<string[]> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
  return answer?.ok ? inlineScriptsOf(await answer.text()) : []
}
