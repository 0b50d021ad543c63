/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { UndoChange } from '#frontend/islands/undo/undo-change.tsx'
import type { UndoableChange } from '#schemas/contract/undo.ts'
import { expectText, press } from '#tests/support/component/acts.ts'
import { fakeApi, refusal } from '#tests/support/component/fake-api.ts'
import { openIsland } from '#tests/support/component/island.tsx'

test('the owner reads why nothing was undone in the words of the API, and can press again, unless somebody has undone it since (P28.15)', async () => {
  const at = '2026-06-10T16:00:00.000Z'
  const change: UndoableChange = { state: 'open', what: 'password', device: 'Chrome on Windows', at }
  const why = 'Your account has just been changed. Please try again.'
  const api = fakeApi({ undoChange: ({ body }) => (body.action === 'see' ? change : refusal(409, why)) })
  openIsland(<UndoChange />, `/undo?k=u${'A'.repeat(44)}`)
  await press('This was not me: undo it')
  await expectText('[role="alert"]', why)
  await press('This was not me: undo it')
  expect(api.changes).toHaveLength(3)
  const current = { ...change, state: 'undone' as const }
  api.handlers.undoChange = () => refusal(409, 'Undone', { current })
  await press('This was not me: undo it')
  await expectText('body', 'This has already been undone')
})
