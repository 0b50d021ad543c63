import { expect, test } from '@jest/globals'
import type { Sent } from '#schemas/contract/index.ts'
import { DEFAULT_SETTINGS, SETTINGS } from '#schemas/defaults/settings.ts'
import { pacificNow } from '#schemas/facts/pacific-time.ts'
import { errorOf } from '#tests/support/api/client.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'

const { owner } = fileDesk()

const UNKNOWN = { id: '00000000-0000-4000-8000-000000000000' }
const tiny = { category: 'house_size', key: 'tiny', label: 'Tiny home', price: 99.5 } as const

test('category and key are unique together, also after a rename (P24.1)', async () => {
  expect(await owner.expect('createPricingEntry', tiny)).toMatchObject({ ...tiny, price: '99.50' })
  const twin = await owner.call('createPricingEntry', tiny)
  expect(twin.status).toBe(409)
  const other = await owner.expect('createPricingEntry', { ...tiny, key: 'other' })
  const rename = (key: string) => owner.call('updatePricingEntry', other.id, { key })
  expect((await rename('tiny')).status).toBe(409)
  expect((await rename('renamed')).json()).toMatchObject({ key: 'renamed', label: 'Tiny home' })
  expect((await owner.call('createPricingEntry', { ...tiny, key: 'other' })).status).toBe(201)
  expect((await owner.call('createPricingEntry', { ...tiny, category: 'stories' })).status).toBe(201)
})

test('one of twenty identical concurrent creations succeeds', async () => {
  const body = { ...tiny, key: 'twin' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => owner.call('createPricingEntry', body)))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
  const entries = await owner.expect('listPricingEntries')
  expect(entries.filter(({ key }) => key === 'twin')).toHaveLength(1)
})

test('an inline edit changes one field, a blank description is removed, and what counts is confirmed (P23.5, P28.8)', async () => {
  const entry = await owner.expect('createPricingEntry', { ...tiny, key: 'described', description: 'words' })
  const edit = (body: { price?: number; description?: string }) =>
    owner.expect('updatePricingEntry', entry.id, body)
  const priced = await edit({ price: 5 })
  expect(priced).toEqual({ ...entry, price: '5.00', updatedAt: priced.updatedAt })
  expect(await edit({ description: ' ' })).not.toHaveProperty('description')

  const restaurant = (await owner.expect('listPricingEntries')).find(({ key }) => key === 'restaurant')
  // The price that the dialog sends with a label says nothing of a percentage.
  for (const [body, isPlaceholder] of [
    [{ labelEs: 'Fonda', price: '0.00' }, true],
    [{ percentage: '10.00' }, false],
  ] as const)
    expect(await owner.expect('updatePricingEntry', restaurant?.id ?? '', body)).toMatchObject({
      isPlaceholder,
    })
})

test('one of several concurrent edits of a version succeeds, the others are answered with the current one (P28.13)', async () => {
  const { id, updatedAt } = await owner.expect('createPricingEntry', { ...tiny, key: 'raced' })
  const edit = (price: number) => owner.call('updatePricingEntry', id, { price, updatedAt })
  const answers = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(edit))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  const saved = answers.find(({ status }) => status === 200)?.json()
  for (const { status, json } of answers) if (status === 409) expect(json()).toMatchObject({ current: saved })
})

test('a price can be deleted once, and its key can then be used again', async () => {
  const { id } = await owner.expect('createPricingEntry', { ...tiny, key: 'brief' })
  expect(await owner.expect('deletePricingEntry', id)).toEqual({ success: true })
  expect((await owner.call('deletePricingEntry', id)).status).toBe(404)
  expect((await owner.call('createPricingEntry', { ...tiny, key: 'brief' })).status).toBe(201)
})

test('a whole content item can be sent back, but its id and its creation stay; section and key are unique together (P22.4, P24.6, P28.8)', async () => {
  const item = await owner.expect('createContentItem', { section: 'hero', key: 'title', content: 'Hi' })
  expect(item.contentType).toBe('text')
  const forged = { id: UNKNOWN.id, createdAt: '2001-01-01T00:00:00.000Z' }
  const edited = await owner.expect('updateContentItem', item.id, { ...item, ...forged, content: 'Ho' })
  expect(edited).toEqual({ ...item, content: 'Ho', updatedAt: edited.updatedAt })
  const twin = { section: 'hero', key: 'title', content: 'x' } as const
  expect((await owner.call('createContentItem', twin)).status).toBe(409)
  expect((await owner.call('createContentItem', { ...twin, section: 'about' })).status).toBe(201)
})

test('html is sanitised before it is stored; empty html is refused', async () => {
  const body = {
    section: 'about',
    key: 'html',
    contentType: 'html',
    content: '<a href="javascript:x">a</a>',
  } as const
  const item = await owner.expect('createContentItem', body)
  expect(item.content).toBe('<a rel="noopener">a</a>')
  const empty = await owner.call('updateContentItem', item.id, { content: '<script>alert(1)</script>' })
  expect(empty.status).toBe(400)
})

test('text is sanitised when its type changes to html', async () => {
  const body = { section: 'about', key: 'turned', content: '<p onclick="x">a</p>' } as const
  const item = await owner.expect('createContentItem', body)
  expect(item.content).toBe(body.content)
  const turned = await owner.expect('updateContentItem', item.id, { contentType: 'html' })
  expect(turned.content).toBe('<p>a</p>')
})

test('all settings are listed in order, with a flag for placeholders', async () => {
  const settings = await owner.expect('listSettings')
  expect(settings.map(({ key }) => key)).toEqual(SETTINGS.map(({ key }) => key))
  for (const { key, value, isPlaceholder } of settings) {
    const definition = SETTINGS.find((setting) => setting.key === key)
    // The stack of the tests lets its one visitor book often.
    if (key !== 'open_visits_max') expect(value).toBe(DEFAULT_SETTINGS[key as keyof typeof DEFAULT_SETTINGS])
    expect(isPlaceholder).toBe(definition !== undefined && 'isPlaceholder' in definition)
  }
})

test('a setting that the owner fills in is no longer a placeholder', async () => {
  const saved = await owner.set('business_name', ' Sparkle Brothers ')
  expect(saved).toMatchObject({ value: 'Sparkle Brothers', isPlaceholder: false })
  expect(await owner.expect('listSettings')).toContainEqual(saved)
})

const review = (changes: Partial<Sent<'createReview', 'body'>> = {}): Sent<'createReview', 'body'> => ({
  name: 'Ana R.',
  city: 'fresno',
  date: '2026-05-09',
  text: 'They came on time.\nThe glass is gone!',
  source: 'Google',
  link: 'https://maps.example.com/reviews/1',
  ...changes,
})

test('a review is added, changed and deleted; the list has the oldest first', async () => {
  const added = await owner.expect('createReview', review())
  expect(added).toMatchObject(review())
  const older = await owner.expect('createReview', review({ name: 'Bo', date: '2024-01-31' }))
  expect(await owner.expect('listReviews')).toEqual([older, added])
  const { id } = added
  const changed = await owner.expect('updateReview', id, { text: 'Spotless.', link: '' })
  const { link: _link, ...unlinked } = added
  expect(changed).toEqual({ ...unlinked, text: 'Spotless.', updatedAt: changed.updatedAt })
  expect((await owner.call('updateReview', id, { text: 'x', updatedAt: added.updatedAt })).status).toBe(409)
  const future = await owner.call('updateReview', id, { date: '2099-01-01' })
  expect(errorOf(future)).toMatchObject({ status: 400, fields: { date: 'This date is in the future' } })
  const today = pacificNow(new Date()).date
  expect(await owner.expect('updateReview', id, { date: today })).toMatchObject({ date: today })
  for (const { id } of [added, older]) await owner.expect('deleteReview', id)
  expect(await owner.expect('listReviews')).toEqual([])
  expect((await owner.call('deleteReview', added.id)).status).toBe(404)
})

test('the same words of the same person are there once, also after a change (P36.1)', async () => {
  const { id } = await owner.expect('createReview', review({ text: 'Once' }))
  const twice = await owner.call('createReview', review({ text: 'Once', source: 'Yelp' }))
  expect([twice.status, twice.json()]).toEqual([409, { message: 'This review is here already.' }])
  const other = await owner.expect('createReview', review({ text: 'Twice' }))
  expect((await owner.call('updateReview', other.id, { text: 'Once' })).status).toBe(409)
  for (const row of [id, other.id]) await owner.expect('deleteReview', row)
})
