/** City, near-me and landing pages differ in substance, not by a swapped name (P5.8). */
import { expect, test } from '@jest/globals'
import { NEIGHBOURHOODS } from '#schemas/facts/city-facts.ts'
import { PLACES } from '#schemas/facts/places.ts'
import { type CityPage, loadCityPages, loadSpanishCityPages } from '#tests/support/site/city-pages.ts'
import { sentencesOf, sharedSentences } from '#tests/support/site/sentence-similarity.ts'

const MOST_SHARED = 0.6

const NAMES = [
  ...new Set(
    PLACES.flatMap<string>(({ name, county, zips }) => [
      name,
      `${county} County`,
      ...zips.flatMap(({ code, ...zip }) => ['town' in zip ? zip.town : name, code]),
    ]).concat(Object.values(NEIGHBOURHOODS).flat()),
  ),
]

const pages = await loadCityPages()

type Pair = { share: number; files: [string, string] }

function pairsOf(all: readonly CityPage[]): Pair[] {
  const read = all.map(({ file, content }) => ({ file, sentences: sentencesOf(content, NAMES) }))
  return read.flatMap((a, index) =>
    read
      .slice(index + 1)
      .map((b): Pair => ({ share: sharedSentences(a.sentences, b.sentences), files: [a.file, b.file] })),
  )
}

test('no two Spanish city pages share more than 60% of their sentences', async () => {
  const shares = pairsOf(await loadSpanishCityPages()).map(({ share }) => share)
  expect(shares.length).toBeGreaterThan(0)
  expect(Math.max(...shares)).toBeLessThanOrEqual(MOST_SHARED)
})

test('no two city, near-me or landing pages share more than 60% of their sentences (P5.8)', () => {
  expect(pairsOf(pages).filter(({ share }) => share > MOST_SHARED)).toEqual([])
})

test('a page with its place names swapped counts as the same page', () => {
  for (const { content } of pages) {
    const swapped = PLACES.reduce(
      (json, { name }, index) => json.replaceAll(name, PLACES[(index + 1) % PLACES.length]?.name ?? name),
      JSON.stringify(content),
    )
    expect(
      sharedSentences(sentencesOf(content, NAMES), sentencesOf(JSON.parse(swapped), NAMES)),
    ).toBeGreaterThan(0.95)
  }
})

test('a page with one word changed in every long sentence still counts as the same page', () => {
  for (const { content } of pages) {
    const edited = JSON.parse(JSON.stringify(content).replaceAll(' the ', ' any '))
    expect(sharedSentences(sentencesOf(content, NAMES), sentencesOf(edited, NAMES))).toBeGreaterThan(
      MOST_SHARED,
    )
  }
})
