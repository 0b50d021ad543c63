/** Rules for the words of all public pages. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { factsOf } from '#frontend/site/facts.ts'
import { DEFAULT_CONTENT } from '#schemas/defaults/content.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { DEFAULT_SITE_INFO } from '#schemas/defaults/settings.ts'
import { textsOf } from '#tests/support/site/sentence-similarity.ts'

const PLACEHOLDERS = [...Object.keys(factsOf(DEFAULT_SITE_INFO, DEFAULT_PRICING)), 'price']

const FOLDER = join(import.meta.dirname, '../../../../../frontend/src/content/en')
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(home|(residential|commercial|landing|info|pages)\/(?!index)[\w-]+)\.ts$/.test(file),
)
const words = await Promise.all(
  files.map(async (file) => {
    const { content } = (await import(join(FOLDER, file))) as { content: unknown }
    return { file: file.replace('.ts', ''), text: textsOf(content).join('\n') }
  }),
)
const editable = { file: 'editable content', text: DEFAULT_CONTENT.map(({ content }) => content).join('\n') }

test.each(words)('$file names facts of the business by placeholders that exist (P1.6)', ({ file, text }) => {
  for (const [, name] of text.matchAll(/\{(.*?)\}/g)) expect(PLACEHOLDERS).toContain(name)
  expect(text).not.toMatch(/\(\d{3}\) ?\d{3}|@example\.com|7\+ years/)
  // The figures of /why-window-cleaning are no prices of ours (P6.2).
  if (!file.endsWith('why-window-cleaning')) expect(text).not.toMatch(/\$\d/)
})

test.each([...words, editable])('$file is typeset like the rest of the site', ({ text }) => {
  expect(text).not.toMatch(/\p{L}'\p{L}/u)
  expect(text).not.toMatch(/ {2}| [,.;:!?]/)
  expect(text).not.toMatch(/\b(e-mail|E-mail|hard-water|zip code|Zip code)/)
})
