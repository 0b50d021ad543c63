/** From the owner's edit to the bytes that visitors get, through the whole stack. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { decode } from 'he'
import type { Answer } from '#schemas/contract/index.ts'
import { type ApiClient, apiClient } from '#tests/support/api/client.ts'
import { startTestStack, type TestStack } from '#tests/support/api/test-stack.ts'
import { breakBucket } from '#tests/support/publisher/broken-bucket.ts'

/** From an edit to every page that shows it. */
const LATEST_MS = 10_000

type Page = { path: string; html: string; etag: string; lastmod: string | undefined }

let stack: TestStack
let owner: ApiClient

beforeAll(async () => {
  stack = await startTestStack({ env: { PUBLISHER: 'start' } })
  owner = apiClient(stack)
  await owner.login(stack.admin)
})

afterAll(() => stack.stop())

/** Pages of the sitemap and those it leaves out, as a visitor gets them. */
async function readPages(): Promise<Map<string, Page>> {
  const { text } = await owner.send('GET', '/sitemap.xml')
  const entries = [...text.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)]
  const listed = entries.map(([, address = '', lastmod]) => ({ path: new URL(address).pathname, lastmod }))
  const unlisted = ['/quote-submitted', '/window-cleaning-hanford', '/nowhere', '/admin/settings']
  const pages = await Promise.all(
    [...listed, ...unlisted.map((path) => ({ path, lastmod: undefined }))].map(async (page) => {
      const { text: html, headers } = await owner.send('GET', page.path)
      return { ...page, html, etag: String(headers.etag) }
    }),
  )
  return new Map(pages.map((page) => [page.path, page]))
}

/** Edits, and waits until the pages show all that the table holds. @returns the pages before and after it */
async function edit(
  change: () => Promise<unknown>,
): Promise<{ before: Map<string, Page>; after: Map<string, Page> }> {
  const before = await readPages()
  const start = Date.now()
  await change()
  await upToDate(start)
  expect(Date.now() - start).toBeLessThan(LATEST_MS)
  return { before, after: await readPages() }
}

/** Waits until a run that ended after `start` has left nothing waiting. */
async function upToDate(start: number): Promise<Answer<'getPublication'>> {
  for (;;) {
    const state = await owner.expect('getPublication')
    const { publishedAt = '', waiting } = state
    if (waiting.length === 0 && Date.parse(publishedAt) > start) return state
    if (Date.now() - start > 6 * LATEST_MS) throw new Error(`It stays ${JSON.stringify(state)}`)
    await pause(50)
  }
}

const setting = (key: string, value: string) =>
  owner.expect('updateSetting', { params: { key }, body: { value } })

/** Checks that the pages for which `shows` holds have other bytes and a later date in the sitemap, and no other page has. */
function expectChanged(
  { before, after }: Awaited<ReturnType<typeof edit>>,
  shows: (old: Page) => boolean,
): void {
  expect([...after.keys()]).toEqual([...before.keys()])
  const changed = [...after.values()].filter(({ path, etag }) => before.get(path)?.etag !== etag)
  const expected = [...before.values()].filter(shows)
  expect(changed.map(({ path }) => path)).toEqual(expected.map(({ path }) => path))
  for (const { path, etag, lastmod } of after.values()) {
    const old = before.get(path)
    if (old?.etag === etag) expect([path, lastmod]).toEqual([path, old.lastmod])
    else if (old?.lastmod) expect(String(lastmod) > old.lastmod).toBe(true)
  }
}

const titleOf = ({ html }: Page) => decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
const descriptionOf = ({ html }: Page) =>
  decode(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '')
const structuredDataOf = ({ html }: Page): object[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  )

test('a new phone number is in text, links and structured data of every page that showed the old one', async () => {
  const old = '(559) 555-0142'
  const edited = await edit(() => setting('phone', '(559) 555-7788'))
  expectChanged(edited, ({ html }) => html.includes(old))
  const pages = [...edited.after.values()]
  expect(pages.filter(({ html }) => html.includes(old) || html.includes('5595550142'))).toEqual([])
  const home = edited.after.get('/') as Page
  expect(structuredDataOf(home)).toContainEqual(expect.objectContaining({ telephone: '(559) 555-7788' }))
  expect(home.html).toMatch(/href="tel:\+?1?5595557788"/)
})

test('a new price is in text, title and description of every page that showed the old one', async () => {
  const prices = await owner.expect('listPricingEntries', { query: { limit: 100 } })
  const small = prices.find(({ category, key }) => category === 'house_size' && key === 'small')
  const shows = ({ html }: Page) => html.includes('$179') || html.includes('179.00')
  const edited = await edit(() =>
    owner.expect('updatePricingEntry', { params: { id: small?.id ?? '' }, body: { price: '173.00' } }),
  )
  expectChanged(edited, shows)
  const pages = [...edited.after.values()]
  expect(pages.filter(shows)).toEqual([])
  for (const [path, old] of edited.before) {
    const page = edited.after.get(path) as Page
    expect(titleOf(page)).toBe(titleOf(old).replaceAll('$179', '$173'))
    expect(descriptionOf(page)).toBe(descriptionOf(old).replaceAll('$179', '$173'))
  }
  expect(pages.filter((page) => /\$173/.test(titleOf(page) + descriptionOf(page))).length).toBeGreaterThan(3)
})

test('a text is on the page that shows it, and no other page is written', async () => {
  const items = await owner.expect('listContentItems', { query: { limit: 100 } })
  const title = items.find(({ section, key }) => section === 'why-cleaning' && key === 'page_title')
  const edited = await edit(() =>
    owner.expect('updateContentItem', {
      params: { id: title?.id ?? '' },
      body: { content: 'Why **our** glass shines', contentType: 'markdown' },
    }),
  )
  expectChanged(edited, ({ path }) => path === '/why-window-cleaning')
  expect(edited.after.get('/why-window-cleaning')?.html).toContain('glass shines')
})

test('years of experience and the address are on every page that names them', async () => {
  const edited = await edit(async () => {
    await setting('years_experience', '12+')
    await setting('street', '12 Elm Street')
  })
  expect(structuredDataOf(edited.after.get('/') as Page)).toContainEqual(
    expect.objectContaining({ address: expect.objectContaining({ streetAddress: '12 Elm Street' }) }),
  )
  expect(edited.after.get('/')?.html).toContain('12+')
  expect([...edited.after.values()].filter(({ html }) => html.includes('7+ years'))).toEqual([])
})

test('a setting that no page shows rewrites none', async () => {
  const edited = await edit(async () => {
    await setting('window_capacity', '3')
    await runsAfter(1)
  })
  expectChanged(edited, () => false)
})

/** Waits until so many more runs have been logged. */
async function runsAfter(count: number): Promise<void> {
  const start = await runs()
  const deadline = Date.now() + LATEST_MS
  while ((await runs()) < start + count) {
    if (Date.now() > deadline) throw new Error('No run has followed')
    await pause(50)
  }
}

async function runs(): Promise<number> {
  const log = await readFile(join(stack.dataDir, 'functions.log'), 'utf8')
  return log.split('\n').filter((line) => line.includes('"event":"publication"')).length
}

test('ten edits in a burst are one or two runs', async () => {
  const before = await runs()
  await edit(async () => {
    for (let count = 0; count < 10; count++) await setting('phone', `(559) 555-20${count}0`)
  })
  expect((await runs()) - before).toBeGreaterThanOrEqual(1)
  expect((await runs()) - before).toBeLessThanOrEqual(2)
})

const HOSTILE = `</title></script><script>alert(1)</script><!--"' onload='x' {phone} $& <b>`

test('hostile names, prices and texts are shown as they are written, and break no page', async () => {
  const prices = await owner.expect('listPricingEntries', { query: { limit: 100 } })
  const small = prices.find(({ category, key }) => category === 'house_size' && key === 'small')
  const items = await owner.expect('listContentItems', { query: { limit: 100 } })
  const { before, after } = await edit(async () => {
    for (const key of ['business_name', 'street', 'city', 'state']) await setting(key, `${HOSTILE}${key}`)
    await owner.expect('updatePricingEntry', {
      params: { id: small?.id ?? '' },
      body: { label: HOSTILE, description: HOSTILE },
    })
    for (const key of ['page_title', 'page_subtitle', 'intro_text'])
      for (const { id } of items.filter((item) => item.key === key))
        await owner.expect('updateContentItem', { params: { id }, body: { content: HOSTILE } })
  })
  const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0
  for (const page of after.values()) {
    const old = before.get(page.path)?.html ?? ''
    for (const pattern of [
      /<script\b/g,
      /<\/script>/g,
      /<title>/g,
      /<\/title>/g,
      /<\/?(head|body|main|h1)\b/g,
      /<b>/g,
      /<!--/g,
    ])
      expect([page.path, pattern, count(page.html, pattern)]).toEqual([
        page.path,
        pattern,
        count(old, pattern),
      ])
    expect(page.html).not.toContain('alert(1)</script>')
    expect(structuredDataOf(page).length).toBe(structuredDataOf(before.get(page.path) as Page).length)
  }
  const home = after.get('/') as Page
  const business = structuredDataOf(home).find((block) => 'telephone' in block) as Record<string, unknown>
  expect(business['name']).toBe(`${HOSTILE}business_name`.trim())
  expect(decode(after.get('/why-window-cleaning')?.html ?? '')).toContain('<script>alert(1)</script>')
})

test('what cannot be stored is kept as failed and told in plain words, and Retry ends it', async () => {
  const failures = join(stack.dataDir, 'stream-failures.jsonl')
  const old = await owner.send('GET', '/services')
  const mend = await breakBucket(stack.dataDir)
  await setting('phone', '(559) 555-9911')
  const deadline = Date.now() + 6 * LATEST_MS
  while (!existsSync(failures) && Date.now() < deadline) await pause(100)
  expect(await readFile(failures, 'utf8')).toContain('"S":"phone"')
  const { waiting, failure } = await owner.expect('getPublication')
  expect({ waiting, failure }).toEqual({ waiting: ['facts'], failure: 'The new pages could not be stored.' })
  expect((await owner.send('GET', '/services')).text).toBe(old.text)

  await mend()
  const start = Date.now()
  await owner.expect('retryPublication')
  expect(await upToDate(start)).toEqual({ publishedAt: expect.any(String), waiting: [] })
  expect((await owner.send('GET', '/services')).text).toContain('(559) 555-9911')
})
