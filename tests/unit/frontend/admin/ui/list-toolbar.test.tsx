/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import { expectValue, fill } from '#tests/support/component/acts.ts'
import { openScreen } from '#tests/support/component/back-office.tsx'
import { ownersApi } from '#tests/support/component/owners-api.ts'

test('the search box shows the search of an address that Back or a link leads to', async () => {
  ownersApi()
  openScreen('/contacts?q=Ana')
  await expectValue('Search contacts', 'Ana')
  await expectLeadsTo('Bob')
  fill('Search contacts', 'Cid')
  await waitFor(() => expect(location.search).toBe('?q=Cid'))
  await expectLeadsTo('Bob')
})

async function expectLeadsTo(q: string) {
  history.pushState(null, '', `/admin/contacts?q=${q}`)
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  await expectValue('Search contacts', q)
}
