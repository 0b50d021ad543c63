import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { HtmlValidate } from 'html-validate'
import { htmlFiles, SITE } from '#tests/support/site/built-pages.ts'

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

test.each(htmlFiles())('%s is valid HTML', async (file) => {
  const html = readFileSync(join(SITE, file), 'utf8')
  const report = await validator.validateString(html, file)
  const complaints = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  expect(complaints).toEqual([])
  // The W3C's validator also looks into svg, which knows no hidden.
  expect(html).not.toMatch(/<svg[^>]* hidden/)
})
