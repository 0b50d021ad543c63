/** @jest-environment ./tests/support/component/environment.js */
import { test } from '@jest/globals'
import { act } from '@testing-library/react'
import { expectValue } from '#tests/support/component/acts.ts'
import { openScreen } from '#tests/support/component/back-office.tsx'
import { ownersApi } from '#tests/support/component/owners-api.ts'

test('the search box shows the search of an address that Back or a link leads to', async () => {
  ownersApi()
  openScreen('/contacts?q=Ana')
  await expectValue('Search contacts', 'Ana')
  history.pushState(null, '', '/admin/contacts?q=Bob')
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  await expectValue('Search contacts', 'Bob')
})
