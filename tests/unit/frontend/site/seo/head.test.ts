import { expect, test } from '@jest/globals'
import { renderHead } from '#frontend/site/seo/head.ts'

test('a head cannot be broken out of', () => {
  const head = renderHead({
    title: '</title><script>alert(1)</script>',
    description: '"><img src=x>',
    keywords: [],
    isIndexed: true,
    siteName: 'A & B',
    image: 'https://example.com/a.png',
    imageAlt: 'alt',
  })
  expect(head).not.toMatch(/<script|<img/)
  expect(head).toContain('A &amp; B')
})
