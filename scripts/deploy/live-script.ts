/** The inline script of live pages, which the new policy must allow until the new pages are there (decision 59). */
import { createHash } from 'node:crypto'

/** `sha256-...` of each inline script of a page. */
export function scriptHashesOf(html: string): string[] {
  return [...html.matchAll(/<script type="module">(.*?)<\/script>/gs)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )
}

/** @returns undefined without a site, or one that does not answer: then nothing can break on it */
export async function liveScriptHash(origin: string | undefined): Promise<string | undefined> {
  if (!origin) return undefined
  const answer = await fetch(origin, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
  return answer?.ok ? scriptHashesOf(await answer.text())[0] : undefined
}
