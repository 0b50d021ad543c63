/** Pages rendered with the owner's data instead of the built-in. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { DEFAULT_SITE_INFO } from '#schemas/defaults/settings.ts'
import { RENDERER_DIRECTORY } from '#scripts/build/outputs.ts'
import { renderSite } from '#tests/support/site/registry.ts'

const assets = JSON.parse(readFileSync(join(RENDERER_DIRECTORY, 'assets.json'), 'utf8'))

function renderWith(facts: Partial<typeof DEFAULT_SITE_INFO>, html = '') {
  const item = {
    section: 'why-cleaning',
    key: 'intro_text',
    content: html,
    contentType: 'html',
    html,
  } as const
  const siteInfo = { ...DEFAULT_SITE_INFO, ...facts }
  return renderSite({ siteInfo, pricing: DEFAULT_PRICING, content: [item] }, assets, 'https://example.com')
}

test("the owner's video is behind a button, which names its address", async () => {
  const videoUrl = 'https://www.youtube-nocookie.com/embed/abc'
  const file = 'commercial-window-cleaning-near-me/index.html'
  const html = (await renderWith({ videoUrl })).get(file)
  expect(html).toMatch(/<button[^>]* data-frame-src="[^"]*\/embed\/abc\?autoplay=1"[^>]*>Play the video</)
  expect((await renderWith({ videoUrl: '' })).get(file)).not.toContain('data-frame-src')
})

test('a fact within markup of the owner is text', async () => {
  const pages = await renderWith({ businessName: '<b>Glass & Co</b>' }, '<p>By {businessName}</p>')
  const html = pages.get('why-window-cleaning/index.html')
  expect(html).toContain('<p>By &lt;b&gt;Glass &amp; Co&lt;/b&gt;</p>')
})
