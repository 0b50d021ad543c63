import { expect, test } from '@jest/globals'
import type { ResidentialCity } from '#frontend/content/types.ts'
import { PLACES } from '#schemas/facts/places.ts'
import { loadCityPages, loadSpanishCityPages } from '#tests/support/site/city-pages.ts'
import { textsOf } from '#tests/support/site/sentence-similarity.ts'

const slugs = PLACES.filter(({ hasCityPages }) => hasCityPages).map(({ slug }) => slug)
const loaded = await loadCityPages()
const cities = loaded
  .filter(({ file }) => file.startsWith('residential/'))
  .map(({ content }) => (content as { content: ResidentialCity }).content)

test('a Spanish page has the figures, and the facts in braces, of its English twin', async () => {
  const factsIn = (page: unknown) =>
    textsOf(page)
      .join(' ')
      .match(/\{\w+\}|\d[\d,]*/g) ?? []
  for (const { file, content } of await loadSpanishCityPages()) {
    const twin = loaded.find((page) => page.file === file)?.content
    // English spells out the Fourth of July.
    const facts = factsIn(content).filter((fact) => fact !== '4')
    expect([file, ...facts.sort()]).toEqual([
      file,
      ...factsIn(twin)
        .filter((fact) => fact !== '4')
        .sort(),
    ])
  }
})

test('related links lead to other city pages that exist', () => {
  for (const { slug, nearby } of cities) {
    expect(new Set(nearby).size).toBe(nearby.length)
    expect(nearby).not.toContain(slug)
    for (const other of nearby) expect(slugs).toContain(other)
  }
})

test('each page says enough to be worth a visit and little enough to be read', () => {
  for (const { seo: _, ...words } of cities) {
    const count = textsOf(words).join(' ').split(/\s+/).length
    expect(count).toBeGreaterThanOrEqual(450)
    expect(count).toBeLessThanOrEqual(740)
  }
})

test('Tulare answers eight questions (P5.4)', () => {
  const questions = cities.find(({ slug }) => slug === 'tulare')?.faq.map(({ question }) => question) ?? []
  const topics = [/cost/, /farm/, /how often/i, /rural/, /differently/, /outlet/, /wind/, /mobile home/]
  expect(questions).toHaveLength(topics.length)
  for (const topic of topics) expect(questions.some((question) => topic.test(question))).toBe(true)
})

test('no city promises another first visit than the table of places (P1.10)', () => {
  for (const { file, content } of loaded) {
    const slug = file.replace(/^.*\/|\.ts$/g, '')
    if (!slugs.some((city) => city === slug)) continue
    const text = textsOf(content).join('\n')
    if (PLACES.find((place) => place.slug === slug)?.leadDays === 0) expect(text).not.toMatch(/next[- ]day/i)
    else expect(text).not.toMatch(/same-day (service|visit)|\{sameDayUntil\}/i)
    expect(text).not.toMatch(/10 AM/)
  }
})
