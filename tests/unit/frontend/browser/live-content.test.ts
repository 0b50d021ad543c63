/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { fakeApi } from '#tests/support/component/fake-api.ts'

test('newer words of the owner replace those of the page, in a heading without markup; the same words keep the link that dials (P1.16, P11.1, P22.5)', async () => {
  // jsdom has none.
  Object.assign(globalThis, { CSS: { escape: String } })
  document.body.innerHTML = `<p data-loading-content="Loading content..."></p>
    <p data-content="cta_text">Call <a href="tel:+15595550142">(559) 555-0142</a>.</p>
    <p data-content="hero_text">Old</p>
    <h1><span data-content="page_title">Old title</span></h1>
    <h2 data-content="features_title">Why choose us</h2>
    <script type="application/json" id="page-data">{"facts":{"phone":"(559) 555-0142"}}</script>`
  const item = { section: 'commercial' as const, contentType: 'text' as const }
  const { hold } = fakeApi({
    listContent: () => [
      { ...item, key: 'cta_text', content: 'Call {phone}.' },
      { ...item, key: 'hero_text', content: 'New: {phone}' },
      {
        ...{ ...item, key: 'page_title', contentType: 'markdown' as const },
        ...{ content: '**Glass** & more', html: '<p><b>Glass</b> &amp; more</p>' },
      },
    ],
  })
  const answer = hold('listContent')
  await import('#frontend/browser/live-content.ts')
  const status = document.querySelector('[data-loading-content]')
  expect(status?.textContent).toBe('Loading content...')
  answer()
  const text = (key: string) => document.querySelector(`[data-content="${key}"]`)
  await waitFor(() => expect(text('hero_text')?.textContent).toBe('New: (559) 555-0142'))
  expect(status?.textContent).toBe('')
  expect(text('page_title')?.innerHTML).toBe('Glass &amp; more')
  expect(text('features_title')?.textContent).toBe('Why choose us')
  expect(text('cta_text')?.innerHTML).toBe('Call <a href="tel:+15595550142">(559) 555-0142</a>.')
})
