/** Runs that are killed, or overtaken, at each of their calls of AWS. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { assetsFile } from '#functions/publisher/build.ts'
import { LANGUAGES } from '#schemas/facts/languages.ts'
import { type PublishedSite, startPublishedSite } from '#tests/support/publisher/published-site.ts'
import { type PublisherProcess, startPublisherProcess } from '#tests/support/publisher/publisher-process.ts'
import { signal } from '#tests/support/signal.ts'

const BUNDLE = 'dist/functions/publisher'

let site: PublishedSite
/** Neither is ever killed. To load the bundle and to render for the first time takes most of a run. */
let survivor: PublisherProcess
let slow: PublisherProcess
/** One in five of the pages that name the phone number: each is rendered and stored as the others are. */
let pages: string[]
/** Folder of later builds. */
let later: string

beforeAll(async () => {
  later = await mkdtemp(join(tmpdir(), 'later-'))
  site = await startPublishedSite()
  survivor = await startPublisherProcess(site)
  slow = await startPublisherProcess(site)
  await site.setPhone('(559) 555-1000')
  const html = (await finish(survivor)).filter((file) => file.endsWith('.html'))
  const texts = await Promise.all(html.map(async (file) => ({ file, text: await site.stored(file) })))
  pages = texts.filter(({ text }) => text?.includes('(559) 555-1000')).map(({ file }) => file)
  expect(pages.length).toBeGreaterThan(30)
  pages = pages.filter((_, index) => index % 5 === 0)
})

afterAll(async () => {
  for (const publisher of [survivor, slow, newest]) await publisher?.stop()
  await site.stop()
  await rm(later, { recursive: true })
})

/** Publishes as the stream does: again after a failure, as when a busy machine keeps the table waiting. @returns what changed */
async function finish(publisher: PublisherProcess): Promise<string[]> {
  const outcomes = []
  for (let attempt = 0; attempt < 20; attempt++) {
    const outcome = await publisher.publish()
    if (outcome?.outcome === 'published') return outcome.changed ?? []
    outcomes.push(outcome)
  }
  throw new Error(`No run got through: ${JSON.stringify(outcomes)}`)
}

test('a change of every page costs one path of an invalidation, and a run without a change none (P31.9)', async () => {
  expect(await finish(survivor)).toEqual([])
  expect(site.invalidations).toEqual([['/*']])
})

test('an S3 that takes three seconds for each answer delays a run, and does not fail it', async () => {
  slow.before = (step) => step.startsWith('HEAD') && pause(3000)
  expect(await slow.publish()).toMatchObject({ outcome: 'published' })
  slow.before = () => undefined
})

let phones = 1000
const nextPhone = () => {
  phones += 1
  return `(559) 555-${phones}`
}

/** The phone numbers that a page names. */
const phonesIn = (text = '') => [...new Set(text.match(/\(559\) 555-\d{4}/g))].join(' and ')
const visited = () => Promise.all(pages.map(async (file) => phonesIn(await site.visit(`/${file}`))))
const stored = () => Promise.all(pages.map(async (file) => phonesIn(await site.stored(file))))
const everyPage = (phone: string) => pages.map(() => phone)

type Moment = [when: 'before' | 'after', step: string, nth: number]

const MOMENTS: Moment[] = [
  ['after', 'UpdateItem', 1],
  ['after', 'UpdateItem', 2],
  ['after', 'PUT services/index.html', 1],
  ['before', 'PUT sitemap.xml', 1],
  ['before', 'POST invalidation', 1],
  ['after', 'POST invalidation', 1],
]

/** Calls `then` once, at that moment of the publisher's next run; what it returns holds the publisher back. */
function at(publisher: PublisherProcess, [when, step, nth]: Moment, then: () => unknown): Promise<string> {
  let seen = 0
  Object.assign(publisher, { before: () => undefined, after: () => undefined })
  return new Promise((reached) => {
    publisher[when] = (name) => {
      if (name !== step) return undefined
      seen += 1
      if (seen !== nth) return undefined
      reached('reached')
      return then()
    }
  })
}

test.each(MOMENTS)(
  'a publisher that is killed %s %s (%i) leaves whole pages, and the next run finishes',
  async (...moment) => {
    const [old = ''] = await stored()
    await visited()
    const phone = nextPhone()
    await site.setPhone(phone)
    const victim = await startPublisherProcess(site)
    // Nothing of what it asked for afterwards may reach AWS.
    const died = at(victim, moment, () => {
      victim.kill()
      return moment[0] === 'before' ? new Promise(() => {}) : undefined
    })
    expect(await victim.publish()).toBeUndefined()
    await died
    await victim.stop()
    for (const file of pages) {
      const text = await site.stored(file)
      expect([old, phone]).toContain(phonesIn(text))
      expect(text).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/)
    }
    await finish(survivor)
    expect(await stored()).toEqual(everyPage(phone))
    expect(await visited()).toEqual(everyPage(phone))
  },
)

/** Where a run may be when another one begins and ends. */
const OVERTAKEN: Moment[] = [
  ['before', 'UpdateItem', 1],
  ['after', 'UpdateItem', 1],
  ['after', 'Query', 3],
  ['before', 'UpdateItem', 2],
  ['after', 'UpdateItem', 2],
  ['after', 'PUT index.html', 1],
  ['before', 'POST invalidation', 1],
]

/** The first UpdateItem begins a run. Held for long, it is sent again, and then begins the newest run. */
const isBeginning = ([, step, nth]: Moment) => step === 'UpdateItem' && nth === 1

/**
 * Runs `slow`, and all of `meanwhile` while it is held at a moment. A run that had begun must not tell a deployment that its
 * pages are published.
 * @returns whether the stream starts another run for it
 */
async function overtake(
  slow: PublisherProcess,
  moment: Moment,
  meanwhile: () => Promise<unknown>,
): Promise<boolean> {
  const requestedBefore = await site.requestedAt()
  const { given, give: release } = signal()
  const held = at(slow, moment, () => given)
  const outcome = slow.publish()
  expect(await Promise.race([held, outcome])).toBe('reached')
  await meanwhile()
  release()
  const told = (await outcome)?.outcome
  if (!isBeginning(moment)) expect(told).not.toBe('published')
  return told === 'failed' || (await site.requestedAt()) !== requestedBefore
}

test.each(OVERTAKEN)('a run that newer data overtake %s %s (%i) leaves those', async (...moment) => {
  await visited()
  await site.setPhone(nextPhone())
  const phone = nextPhone()
  const isRetried = await overtake(slow, moment, async () => {
    await site.setPhone(phone)
    await finish(survivor)
  })
  expect(await stored()).toEqual(everyPage(phone))
  if (isRetried) await finish(survivor)
  expect(await visited()).toEqual(everyPage(phone))
})

test('a run that is overtaken by the undoing of its edit, before it stores anything, does not bring it back', async () => {
  const [phone = ''] = await stored()
  await site.setPhone(nextPhone())
  const isRetried = await overtake(slow, ['after', 'UpdateItem', 2], async () => {
    await site.setPhone(phone)
    expect(await finish(survivor)).toEqual([])
  })
  if (isRetried) await finish(survivor)
  expect(await stored()).toEqual(everyPage(phone))
  expect(await visited()).toEqual(everyPage(phone))
})

test('a run whose page is replaced before its write stores it again; after each write, it fails, and the next one does not', async () => {
  const replace = () => fetch(`${site.endpoints.s3}/site/services/index.html`, { method: 'PUT', body: '' })
  const first = nextPhone()
  await site.setPhone(first)
  const replaced = at(survivor, ['before', 'PUT services/index.html', 1], replace)
  expect((await survivor.publish())?.outcome).toBe('published')
  await replaced
  expect(await site.stored('services/index.html')).toContain(first)
  const phone = nextPhone()
  await site.setPhone(phone)
  survivor.after = (step) => step === 'PUT services/index.html' && replace()
  expect((await survivor.publish())?.outcome).toBe('failed')
  survivor.after = () => undefined
  await finish(survivor)
  expect(await stored()).toEqual(everyPage(phone))
})

/** The bundle with another stylesheet, as if built some days later. */
async function laterBundle(folder: string, days: number): Promise<string> {
  await cp(BUNDLE, folder, { recursive: true })
  const build = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8'))
  const builtAt = new Date(Date.parse(build.builtAt) + days * 24 * 60 * 60 * 1000).toISOString()
  await writeFile(join(folder, 'build.json'), JSON.stringify({ ...build, builtAt }))
  for (const file of LANGUAGES.map(assetsFile)) {
    const assets = JSON.parse(await readFile(join(folder, file), 'utf8'))
    assets.styles.href = `/assets/later-${days}.css`
    await writeFile(join(folder, file), JSON.stringify(assets))
  }
  return folder
}

let builds = 0
/** The publisher of the last build that has published. */
let newest: PublisherProcess | undefined

async function nextBuild(): Promise<PublisherProcess> {
  builds += 1
  return startPublisherProcess(site, await laterBundle(join(later, `${builds}`), builds))
}

// Last: the survivor is refused from here on.
test.each(OVERTAKEN.slice(-4))(
  'a run that a newer build overtakes %s %s (%i) leaves its pages',
  async (...moment) => {
    const older = newest ?? (await nextBuild())
    const newer = await nextBuild()
    newest = newer
    await visited()
    await site.setPhone(nextPhone())
    const isRetried = await overtake(older, moment, () => finish(newer))
    const look = `/assets/later-${builds}.css`
    for (const file of pages) expect(await site.stored(file)).toContain(look)
    if (isRetried) await finish(newer)
    for (const file of pages) expect(await site.visit(`/${file}`)).toContain(look)
    expect(await older.publish()).toEqual({ outcome: 'failed', reason: 'A newer build has published' })
    await older.stop()
  },
)
