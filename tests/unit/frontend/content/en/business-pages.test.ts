import { expect, test } from '@jest/globals'
import type { CommercialCity, Landing } from '#frontend/content/types.ts'
import { areaGroups } from '#frontend/site/area-groups.ts'
import { DEFAULT_CONTENT } from '#schemas/defaults/content.ts'
import { loadCityPages } from '#tests/support/site/city-pages.ts'
import { glossary } from '#words/glossary.ts'
import { content as why } from '#words/info/why-window-cleaning.ts'
import { content as hanfordHouse } from '#words/landing/hanford-house-cleaning.ts'
import { content as hanfordOffice } from '#words/landing/hanford-office-cleaning.ts'
import { content as office } from '#words/landing/office-cleaning.ts'
import { content as tulareOffice } from '#words/landing/tulare-office-cleaning.ts'

const cities = (await loadCityPages())
  .filter(({ file }) => file.startsWith('commercial/'))
  .map(({ content }) => (content as { content: CommercialCity }).content)
const landings: Landing[] = [office, hanfordOffice, tulareOffice, hanfordHouse]

test("a city's commercial page has four reasons and three questions (P5.6)", () => {
  for (const { reasons, faq } of cities) {
    expect(reasons).toHaveLength(4)
    expect(faq).toHaveLength(3)
  }
})

test('Fresno, Hanford, Tulare and Visalia, and no others, list local service areas (P5.6)', () => {
  const listing = cities.filter((city) => city.serviceAreas).map(({ slug }) => slug)
  expect(listing.sort()).toEqual(['fresno', 'hanford', 'tulare', 'visalia'])
})

test('each landing page has six service cards; the two office pages have four bullets on each (P7.2, P7.3, P7.4, P7.5)', () => {
  for (const { services } of landings) expect(services.cards).toHaveLength(6)
  for (const { services } of [hanfordOffice, tulareOffice])
    for (const card of services.cards) expect(card.bullets).toHaveLength(4)
})

test('landing pages list their towns and zip codes (P7.2, P7.3, P7.4, P7.5, P31.4)', () => {
  expect(areaGroups(office.areas)).toEqual([
    { name: 'Kings County', places: ['Hanford', 'Lemoore', 'Corcoran'] },
    { name: 'Tulare County', places: ['Visalia', 'Tulare', 'Porterville'] },
  ])
  expect(areaGroups(hanfordOffice.areas)).toEqual([
    { name: 'Hanford', places: ['93230', '93232'] },
    { name: 'Lemoore', places: ['93245', '93246'] },
    { name: 'Corcoran', places: ['93212'] },
  ])
  expect(areaGroups(tulareOffice.areas)).toEqual([
    { name: 'Tulare', places: ['93274', '93275'] },
    { name: 'Visalia', places: ['93277', '93291', '93292'] },
    { name: 'Porterville', places: ['93257', '93258'] },
  ])
  expect(areaGroups(hanfordHouse.areas)).toEqual([
    { name: 'Hanford', places: ['93230', '93232'] },
    { name: 'Lemoore', places: ['93245'] },
    { name: 'Corcoran', places: ['93212'] },
  ])
})

test('landing pages answer three, three and four given questions (P7.3, P7.4, P7.5)', () => {
  expect(hanfordHouse.faq).toHaveLength(3)
  const asked = [hanfordOffice, tulareOffice].map(({ faq }) => faq.map(({ question }) => question))
  expect(asked).toEqual(
    [
      [/services/, /cost/, /agricultural offices/],
      [/services/, /Visalia and Porterville/, /medical offices/, /your business different/],
    ].map((topics) => topics.map((topic) => expect.stringMatching(topic))),
  )
  expect(hanfordOffice.faq[1]?.answer).toContain('Call {phone} for a free estimate')
  expect(tulareOffice.faq[3]?.answer).toMatch(/locally owned.*100% guarantee/)
})

test('the glossary explains about 50 different terms in four groups (P6.4)', () => {
  const terms = glossary.flatMap((group) => group.terms.map(({ term }) => term))
  expect(glossary).toHaveLength(4)
  expect(new Set(terms).size).toBe(terms.length)
  expect(Math.abs(terms.length - 50)).toBeLessThanOrEqual(3)
})

test('every service term of the glossary leads to a quote (P6.4)', () => {
  for (const term of glossary[0]?.terms ?? [])
    expect(['/', '/commercial-quote']).toContain('href' in term ? term.href : undefined)
})

test('the owner can change the words of the reasons under these keys (P6.1)', () => {
  const keys = DEFAULT_CONTENT.filter(({ section }) => section === 'why-cleaning').map(({ key }) => key)
  expect(keys.sort()).toEqual([
    ...[1, 2, 3, 4, 5, 6].flatMap((index) => [`benefit_${index}_description`, `benefit_${index}_title`]),
    ...['cost_comparison_text', 'cost_comparison_title', 'intro_text', 'page_subtitle', 'page_title'],
  ])
})

test('the total cost of neglect is the sum of its rows (P6.2)', () => {
  const dollars = (text: string) =>
    [...text.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(',', ''))).slice(0, 2)
  const rows = why.comparison.rows.map(({ neglect }) => dollars(neglect))
  const low = rows.map((row) => Math.min(...row)).reduce((sum, value) => sum + value, 0)
  const high = rows.map((row) => Math.max(...row)).reduce((sum, value) => sum + value, 0)
  expect(dollars(why.comparison.total.neglect)).toEqual([low, high])
})
