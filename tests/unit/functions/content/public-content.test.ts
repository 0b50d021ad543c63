import { expect, test } from '@jest/globals'
import { toPublicContent } from '#functions/content/public-content.ts'

const AT = '2026-11-22T12:00:00.000Z'

test('a page gets plain text as it is, and markup rendered (P22.2)', async () => {
  const row = { id: '1', section: 'hero', key: 'title', createdAt: AT, updatedAt: AT } as const
  const plain = { section: 'hero', key: 'title', content: '**Bold**' } as const
  const text = await toPublicContent({ ...row, content: '**Bold**', contentType: 'text' })
  expect(text).toEqual({ ...plain, contentType: 'text' })
  const { html, ...item } = await toPublicContent({ ...row, content: '**Bold**', contentType: 'markdown' })
  expect(item).toEqual({ ...plain, contentType: 'markdown' })
  expect(html).toContain('<strong>Bold</strong>')
})
