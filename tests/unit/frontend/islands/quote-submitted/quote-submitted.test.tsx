/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { QuoteSubmitted } from '#frontend/islands/quote-submitted/quote-submitted.tsx'
import { expectText } from '#tests/support/component/acts.ts'
import { forgetPages, openIsland } from '#tests/support/component/island.tsx'
import { content } from '#words/pages/quote-submitted.ts'

/** Opens the confirmation with this in the browser's storage. */
async function expectHeading(stored: string, heading: string): Promise<void> {
  forgetPages()
  localStorage.setItem('currentQuote', stored)
  openIsland(<QuoteSubmitted content={content} trail={[]} />)
  await expectText(() => document.querySelector('h1'), heading)
}

test('the confirmation page without a quote links to the calculators (P9.9)', async () => {
  await expectHeading('no quote', 'No quote here yet')
  for (const label of ['Get a quote', 'Get a commercial quote'])
    await expectText(() => document.querySelector('.submitted'), label)
  expect(localStorage.getItem('currentQuote')).toBeNull()
})

test('it promises nothing about a quote that was not sent', async () => {
  await expectHeading('{"totalPrice":179,"lines":["Small home: $179"]}', 'Your quote hasn’t been sent yet')
  expect(document.body.textContent).not.toContain('We read your request')
})
