import { expect, test } from '@jest/globals'
import { renderHead } from '#frontend/site/seo/head.ts'

const HEAD = {
  title: 'Windows',
  description: 'Clean ones',
  keywords: ['window', 'glass'],
  canonical: 'https://example.com/windows',
  isIndexed: true,
  siteName: 'A & B',
  image: 'https://example.com/a.png',
  imageAlt: 'A window',
}

test('a head has all that search engines and shared links read (P31.1)', () => {
  expect(renderHead(HEAD).split('\n')).toEqual([
    '<title>Windows</title>',
    '<meta name="description" content="Clean ones">',
    '<meta name="keywords" content="window, glass">',
    '<meta name="robots" content="index, follow, max-image-preview:large">',
    '<link rel="canonical" href="https://example.com/windows">',
    '<meta property="og:url" content="https://example.com/windows">',
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="A &amp; B">',
    '<meta property="og:locale" content="en_US">',
    '<meta property="og:title" content="Windows">',
    '<meta property="og:description" content="Clean ones">',
    '<meta property="og:image" content="https://example.com/a.png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="A window">',
    '<meta name="twitter:card" content="summary_large_image">',
  ])
})

test('a head cannot be broken out of', () => {
  const head = renderHead({
    ...HEAD,
    title: '</title><script>alert(1)</script>',
    description: '"><img src=x>',
  })
  expect(head).not.toMatch(/<script|<img/)
})
