/** @jest-environment ./tests/support/component/environment.js */
import { expect, jest, test } from '@jest/globals'
import { expectText } from '#tests/support/component/acts.ts'
import { OWNER } from '#tests/support/component/fake-api.ts'
import { database } from '#tests/support/component/kept-database.ts'
import { ownersApi } from '#tests/support/component/owners-api.ts'

const { openScreen } = await import('#tests/support/component/back-office.tsx')
const { tabs } = await import('#frontend/admin/device/kept.ts')

test("once another admin signs in, in another tab, what the first one noted is not sent in the other's name (P35.10)", async () => {
  const at = new Date().toISOString()
  const change = { key: 'a', username: 'owner', bookingId: 'one', name: 'Ana Ruiz', seen: at, notedAt: at }
  database.set('changes', [{ ...change, noted: { arrivedAt: at } }])
  const listen = jest.spyOn(tabs, 'addEventListener')
  const { changes, fail, handlers } = ownersApi()
  fail('updateBooking', 503)
  openScreen('/contacts')
  await expectText('main', 'Sent once the server can be reached: 1')
  const asked = changes.length
  handlers.getSession = () => ({ ...OWNER, username: 'second' })
  const hear = listen.mock.lastCall?.[1] as (message: object) => void
  hear({ data: 'signed-in' })
  await expectText('main', 'Sent once owner signs in on this device.')
  dispatchEvent(new Event('online'))
  expect(changes).toHaveLength(asked)
})
