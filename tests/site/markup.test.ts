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
  const at = '2026-05-09T00:00:00.000Z'
  const review = {
    ...{ id: 'r', name: text, city: 'fresno', text, source: text, link: 'https://a.example/?a=1&b' },
    ...{ date: '2026-05-09', createdAt: at, updatedAt: at },
  }
  const pages = renderWith({ photos, reviews: [review, { ...review, id: 's', link: undefined }] })
  for (const folder of ['', 'window-cleaning-hanford/', 'fresno-window-cleaning/'])
    await expectValid(folder, pages.get(`${folder}index.html`) ?? '')
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
