/** The Spanish pages are Spanish to the last sentence, and each knows its English twin, both ways. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { NEIGHBOURHOODS } from '#schemas/facts/city-facts.ts'
import { type BuiltPage, builtPages, pageAt, SITE } from '#tests/support/site/built-pages.ts'
import { renderSpanishWith } from '#tests/support/site/rendered-pages.ts'

const englishOf = (path: string) => path.replace(/^\/es(?=\/|$)/, '') || '/'
const spanish = builtPages.filter(({ path }) => /^\/es(\/|$)/.test(path))
const twinOf = ({ path }: BuiltPage) => pageAt(englishOf(path))

/** What a page says, piece by piece: texts between tags and spoken attributes, without those marked as English. */
function saidBy(html: string): string[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|svg)\b.*?<\/\1>/gs, '')
    .replace(/<(\w+)[^>]*\blang="en"[^>]*>.*?<\/\1>/gs, '')
  const spoken = [...body.matchAll(/ (?:alt|aria-label|placeholder|title)="([^"]*)"/g)].map(
    ([, text]) => text,
  )
  return [...body.replace(/<[^>]+>/g, '\n').split('\n'), ...spoken]
    .flatMap((text = '') => text.split(/[.!?:;]/))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence.split(' ').length >= 4)
}

/** Names, which are the same in both languages. */
const NAMES = /^((© 2025-\d+ )?Central Valley Window Cleaning|Fresno, Clovis, Hanford|[\d, ]+$)/
const NEIGHBORHOODS = Object.values(NEIGHBOURHOODS).flat()

test('there are Spanish pages', () => {
  expect(spanish.length).toBeGreaterThan(13)
})

test.each(spanish)('$path says no sentence of its English twin', (page) => {
  const english = new Set(saidBy(twinOf(page).html))
  expect(english.size).toBeGreaterThan(5)
  const isName = (sentence: string) => NAMES.test(sentence) || NEIGHBORHOODS.includes(sentence)
  const same = saidBy(page.html).filter((sentence) => english.has(sentence) && !isName(sentence))
  expect(same).toEqual([])
})

test.each(spanish)('$path is marked as Spanish, and marks its links to English pages (P41.1)', ({ html }) => {
  expect(html).toContain('<html lang="es">')
  expect(html).toContain('content="es_US"')
  const links = [...html.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => attributes)
  for (const link of links) {
    const [, address = ''] = / ?href="([^"]*)"/.exec(link) ?? []
    const isEnglish = address.startsWith('/') && !/^\/es(?=$|[/?#])/.test(address)
    expect([address, link.includes('hreflang="en"')]).toEqual([address, isEnglish])
  }
})

test.each(spanish)('$path and its twin link to each other', (page) => {
  const twin = twinOf(page)
  const isNotFound = page.path === '/es/404'
  expect(page.links).toContain(isNotFound ? '/' : twin.path)
  expect(twin.links).toContain(isNotFound ? '/es' : page.path)
})

test('an English page without a twin says so to who reads Spanish (P41.2)', () => {
  const note = /<p [^>]*lang="es" hidden=""[^>]*>Esta página está en inglés\.<\/p>/
  expect(pageAt('/answer').html).toMatch(note)
})

test('the sitemap names the languages of each page, both ways, and English as the default (P41.3)', () => {
  const sitemap = readFileSync(join(SITE, 'sitemap.xml'), 'utf8')
  const alternates = new Map(
    [...sitemap.matchAll(/<url><loc>https?:\/\/[^/]+([^<]*)<\/loc>(.*?)<\/url>/g)].map(
      ([, address = '', rest = '']) => [
        address,
        [...rest.matchAll(/hreflang="([^"]+)" href="https?:\/\/[^/]+([^"]*)"/g)].map(
          ([, code, href]) => `${code} ${href}`,
        ),
      ],
    ),
  )
  expect(alternates.size).toBeGreaterThan(30)
  for (const [address, codes] of alternates) {
    const twin = englishOf(address)
    const pair = `/es${twin === '/' ? '' : twin}`
    expect(codes.sort()).toEqual([`en ${twin}`, `es ${pair}`, `x-default ${twin}`])
    expect(alternates.get(twin)?.sort()).toEqual(alternates.get(pair)?.sort())
  }
})

test('what the owner changed in English alone is shown in English, marked so (P41.6)', () => {
  const renamed = DEFAULT_PRICING.map((option) => {
    if (option.key === 'medium') return { ...option, label: 'Family home' }
    return option.key === 'large' ? { ...option, label: 'Ranch', labelEs: 'Rancho' } : option
  })
  const text = { section: 'why-cleaning' as const, contentType: 'text' as const }
  const pages = renderSpanishWith({
    pricing: renamed,
    content: [
      { ...text, key: 'page_subtitle', content: 'What dust does to glass here.' },
      { ...text, key: 'benefit_1_title', content: '', html: '<b>Clear glass</b>' },
      { ...text, key: 'benefit_1_description', content: '', html: '<b>No streaks</b>' },
      { ...text, key: 'benefit_2_description', content: 'More light.' },
      { ...text, key: 'intro_text', content: 'Our own words.' },
      { ...text, key: 'intro_text_es', content: 'Nuestras palabras.' },
    ],
  })
  const home = pages.get('es/index.html') ?? ''
  expect(home).toContain('<span class="option-label" lang="en">Family home</span>')
  expect(home).toContain('<span class="option-label">Rancho</span>')
  expect(home).toContain('<span class="option-label">Casa chica</span>')
  const why = pages.get('es/why-window-cleaning/index.html') ?? ''
  for (const shown of ['What dust does to glass here.', 'Clear glass', '<b>No streaks', 'More light.'])
    expect(why).toMatch(new RegExp(`lang="en"[^>]*>\\s*${shown}`))
  expect(why).toContain('>Nuestras palabras.<')
  expect(why).not.toContain('Our own words.')
})
