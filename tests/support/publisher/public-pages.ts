/** The pages of a stack as visitors get them. */
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from '@jest/globals'
import { decode } from 'he'
import type { Answer } from '#schemas/contract/index.ts'
import type { ApiClient } from '#tests/support/api/client.ts'

/** From an edit to every page that shows it. */
export const LATEST_MS = 10_000

export type Page = { path: string; html: string; etag: string; lastmod: string | undefined }
export type Pages = Map<string, Page>

/** Pages of the sitemap and those it leaves out, as a visitor gets them. */
export async function readPages(client: ApiClient): Promise<Pages> {
  const { text } = await client.send('GET', '/sitemap.xml')
  const entries = [...text.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)]
  const listed = entries.map(([, address = '', lastmod = '']) => ({
    path: new URL(address).pathname,
    lastmod,
  }))
  const unlisted = [
    ...['/quote-submitted', '/visit', '/answer', '/quote', '/mails', '/undo', '/window-cleaning-hanford'],
    ...['/nowhere', '/admin/settings'],
  ]
  const pages = await Promise.all(
    [...listed, ...unlisted.map((path) => ({ path, lastmod: undefined }))].map(async (page) => {
      const { text: html, headers } = await client.send('GET', page.path)
      return { ...page, html, etag: String(headers.etag) }
    }),
  )
  return new Map(pages.map((page) => [page.path, page]))
}

/** Checks that the pages for which `shows` holds have other bytes and a later date in the sitemap, and no other page has. */
export function expectChanged(
  { before, after }: { before: Pages; after: Pages },
  shows: (old: Page) => boolean,
): void {
  expect([...after.keys()]).toEqual([...before.keys()])
  const changed = [...after.values()].filter(({ path, etag }) => before.get(path)?.etag !== etag)
  const expected = [...before.values()].filter(shows)
  expect(changed.map(({ path }) => path)).toEqual(expected.map(({ path }) => path))
  for (const { path, etag, lastmod } of after.values()) {
    const old = before.get(path)
    if (old?.etag === etag) expect([path, lastmod]).toEqual([path, old.lastmod])
    else if (old?.lastmod !== undefined) expect(String(lastmod) > old.lastmod).toBe(true)
  }
}

export const titleOf = ({ html }: Page) => decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
export const descriptionOf = ({ html }: Page) =>
  decode(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '')
export const structuredDataOf = ({ html }: Page): object[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  )

/** Waits until a run that ended after `start` has left nothing waiting. */
export async function upToDate(owner: ApiClient, start: number): Promise<Answer<'getPublication'>> {
  for (;;) {
    const state = await owner.expect('getPublication')
    const { publishedAt = '', waiting } = state
    if (waiting.length === 0 && Date.parse(publishedAt) > start) return state
    if (Date.now() - start > 15 * LATEST_MS) throw new Error(`It stays ${JSON.stringify(state)}`)
    await pause(200)
  }
}
