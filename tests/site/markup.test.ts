import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { HtmlValidate } from 'html-validate'
import { htmlFiles, SITE } from '#tests/support/built-pages.ts'

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

test.each(htmlFiles())('%s is valid HTML', async (file) => {
  const report = await validator.validateString(readFileSync(join(SITE, file), 'utf8'), file)
  const complaints = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  expect(complaints).toEqual([])
})
