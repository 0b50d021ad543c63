/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { content } from '#frontend/content/en/pages/mails.ts'
import { content as spanish } from '#frontend/content/es/pages/mails.ts'
import { button, press } from '#tests/support/component/acts.ts'
import { fakeApi } from '#tests/support/component/fake-api.ts'

test('mails are stopped once, however often the button is pressed before the answer, which then has the focus', async () => {
  history.pushState(null, '', `/mails?k=u${'A'.repeat(44)}`)
  document.body.innerHTML = `<div data-opt-out>
    <div data-state="receiving" hidden><h2 tabindex="-1">Receiving</h2><button data-action="stop">Stop</button></div>
    <div data-state="stopped" hidden><h2 tabindex="-1">Stopped</h2></div></div>`
  const api = fakeApi({ optOut: ({ body }) => ({ state: body.action === 'see' ? 'receiving' : 'stopped' }) })
  const shown = () => document.querySelector('[data-state]:not([hidden]) h2')
  await import('#frontend/browser/opt-out.ts')
  await waitFor(() => expect(shown()?.textContent).toBe('Receiving'))
  expect(document.activeElement).toBe(document.body)
  const answer = api.hold('optOut')
  await press('Stop')
  button('Stop').click()
  answer()
  await waitFor(() => expect(shown()?.textContent).toBe('Stopped'))
  expect(document.activeElement).toBe(shown())
  expect(api.changes.map(({ body }) => (body as { action: string }).action)).toEqual(['see', 'stop'])
})

test('a mailbox that is held is said to get no offers, because emails about its visits arrive (P33.1, P33.2)', () => {
  expect(content.states.held.text).toContain('we send it no offers')
  expect(spanish.states.held.text).toContain('no le mandamos ofertas')
})
