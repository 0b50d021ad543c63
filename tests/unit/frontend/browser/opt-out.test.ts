/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { button, press } from '#tests/support/component/acts.ts'
import { fakeApi } from '#tests/support/component/fake-api.ts'

test('mails are stopped once, however often the button is pressed before the answer', async () => {
  history.pushState(null, '', `/mails?k=u${'A'.repeat(44)}`)
  document.body.innerHTML =
    '<div data-opt-out><div data-state="receiving"><button data-action="stop">Stop</button></div></div>'
  const api = fakeApi({ optOut: () => ({ state: 'stopped' }) })
  const answer = api.hold('optOut')
  await import('#frontend/browser/opt-out.ts')
  await press('Stop')
  button('Stop').click()
  answer()
  expect(api.changes.map(({ body }) => (body as { action: string }).action)).toEqual(['see', 'stop'])
})
