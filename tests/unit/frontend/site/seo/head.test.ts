import { expect, test } from '@jest/globals'
import { renderHead } from '#frontend/site/seo/head.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { DEFAULT_SITE_INFO } from '#schemas/defaults/settings.ts'
import { searchLabels } from '#words/labels/search-engines.ts'

const SEO = { title: 'Windows', description: 'Clean ones', keywords: ['window', 'glass'] }

const headWith = (seo: typeof SEO) =>
  renderHead(
    { path: '/windows', seo },
    { siteInfo: { ...DEFAULT_SITE_INFO, businessName: 'A & B' }, pricing: DEFAULT_PRICING },
    'https://example.com',
  )

test('a head has all that search engines and shared links read (P31.1)', () => {
  expect(headWith(SEO).split('\n')).toEqual([
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
    '<meta property="og:image" content="https://example.com/og-image.png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${searchLabels.imageAlt}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ])
})

test('a head cannot be broken out of', () => {
  const head = headWith({ ...SEO, title: '</title><script>alert(1)</script>', description: '"><img src=x>' })
  expect(head).not.toMatch(/<script|<img/)
})
