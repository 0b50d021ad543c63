/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { check, expectNoDialog, field, findDialog, press, user } from '#tests/support/component/acts.ts'
import { openScreen } from '#tests/support/component/back-office.tsx'
import { ownersApi } from '#tests/support/component/owners-api.ts'

test('the key / opens the search until the owner says otherwise', async () => {
  ownersApi()
  openScreen('/money')
  await press('Search')
  const box = () => field('Open the search with the key /')
  await findDialog('Search')
  expect(box().checked).toBe(true)
  await check('Open the search with the key /')
  expect(box().checked).toBe(false)
  await user.keyboard('{Escape}')
  await expectNoDialog()
  await user.keyboard('/')
  await expectNoDialog()
  await press('Search')
  await findDialog('Search')
  expect(box().checked).toBe(false)
})
