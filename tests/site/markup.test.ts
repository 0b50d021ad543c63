import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { HtmlValidate } from 'html-validate'
import { htmlFiles, SITE } from '#tests/support/site/built-pages.ts'
import { renderWith } from '#tests/support/site/rendered-pages.ts'

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

test.each(htmlFiles())('%s is valid HTML', async (file) => {
  await expectValid(file, readFileSync(join(SITE, file), 'utf8'))
})

test('pages with photographs and reviews are valid HTML', async () => {
  const text = `"><b> 'a' & {phone}`
  const photos = (['home', 'before', 'after', 'team', 'gallery'] as const).map((place) => ({
    ...({ id: place, name: place, format: 'webp', width: 960, height: 720, alt: text } as const),
    spot: place === 'after' ? { place, before: 'before' } : { place },
  }))
  const at = {
    date: '2026-05-09',
    createdAt: '2026-05-09T00:00:00.000Z',
    updatedAt: '2026-05-09T00:00:00.000Z',
  }
  const review = {
    ...at,
    id: 'r',
    name: text,
    city: 'fresno',
    text,
    source: text,
    link: 'https://a.example/?a=1&b',
  }
  const pages = renderWith({ photos, reviews: [review, { ...review, id: 's', link: undefined }] })
  for (const file of [
    'index.html',
    'window-cleaning-hanford/index.html',
    'fresno-window-cleaning/index.html',
  ])
    await expectValid(file, pages.get(file) ?? '')
})

async function expectValid(file: string, html: string): Promise<void> {
  const report = await validator.validateString(html, file)
  const complaints = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  expect(complaints).toEqual([])
  // The W3C's validator also looks into svg, which knows no hidden.
  expect(html).not.toMatch(/<svg[^>]* hidden/)
}
