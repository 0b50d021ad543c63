/** How often links of mails may be used: counted by what they name, never by the network (P15.4, P32.13). */
import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { idOfLink, type LinkScope, signLink } from '#functions/links/signed-link.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { bookingDesk, fileSecrets } from '#tests/support/api/file-stack.ts'
import { quoteRequest, visitor } from '#tests/support/api/requests.ts'
import { undoToken } from '#tests/support/session/link-tokens.ts'
import { clockMinute, spend } from '#tests/support/table/budgets.ts'

const { stack, owner, freshWindow } = bookingDesk()
fileSecrets(stack)

let customers = 0
/** @returns the token of a new visit's link */
async function booked(): Promise<string> {
  customers += 1
  const someone = { email: `behind-${customers}@example.com`, phone: `559555${1000 + customers}` }
  const body = { ...visitor(), ...someone, ...freshWindow() }
  return (await apiClient(stack).expect('createBooking', body)).link
}

const quoted = async () => (await apiClient(stack).expect('createQuote', quoteRequest())).id

type Opening = 'openVisit' | 'openQuote' | 'optOut' | 'undoChange'

/** From one address. */
const post = (name: Opening | 'changeVisit' | 'answerVisit' | 'answerQuote', body: object) =>
  apiClient(stack, '127.0.140.1').ask(name, { body })
const cancel = (token: string) => post('changeVisit', { token, action: 'cancel' })

test('twenty changes of one visit use up no other, and cancelling is never refused (P32.13)', async () => {
  const [busy, other] = [await booked(), await booked()]
  const toggled = []
  for (let at = 0; at < 22; at++)
    toggled.push(await post('changeVisit', { token: busy, action: 'flexible', isFlexible: at % 2 === 0 }))
  expect(toggled.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429, 429])
  expect(toggled.at(-1)?.text).toContain('(559) 555-0142')
  expect(Number(toggled.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
  for (const token of [other, busy]) expect((await cancel(token)).status).toBe(200)
})

test('links that do not work, whoever sends them, close no link that does', async () => {
  const token = await booked()
  const wrong = signLink('visit', '00000000-0000-4000-8000-000000000000')
  for (let at = 0; at < 130; at++) expect((await post('openVisit', { token: wrong })).status).toBe(404)
  expect((await post('openVisit', { token })).status).toBe(200)
  expect((await cancel(token)).status).toBe(200)
})

test('a link that is opened too often closes none of the owner to the same, and cancels the visit (P32.8, P32.13)', async () => {
  await stack.at(new Date((clockMinute(new Date()).start + 5) * 1000))
  const token = await booked()
  const id = idOfLink('visit', token) ?? ''
  const quote = await quoted()
  for (const client of [`visit ${id}`, `quote ${quote}`])
    await spend(stack.dynamodbEndpoint, { scope: 'open-link', client, windowsOf: clockMinute })
  expect((await post('openVisit', { token })).status).toBe(429)
  expect((await post('answerVisit', { token: signLink('answer', id), action: 'confirm' })).status).toBe(200)
  expect((await cancel(token)).status).toBe(200)
  expect((await post('openQuote', { token: signLink('quote', quote) })).status).toBe(429)
  expect((await post('openQuote', { token: signLink('ownQuote', quote) })).status).toBe(200)
  const contacted = { token: signLink('contacted', quote), action: 'contacted' }
  expect((await post('answerQuote', contacted)).status).toBe(200)
  await stack.at()
})

test.each<[LinkScope, Opening, () => Promise<string>]>([
  ['visit', 'openVisit', booked],
  ['quote', 'openQuote', async () => signLink('quote', await quoted())],
  ['optOut', 'optOut', async () => signLink('optOut', randomUUID())],
  [
    'undo',
    'undoChange',
    async () =>
      undoToken({ what: 'passkey-added', admin: (await owner.expect('getSignIn')).userId, device: 'Phone' }),
  ],
])(
  'a link of a %s is opened 120 times a minute, which another link does not feel (P32.13)',
  async (scope, name, tokenOf) => {
    const [mine, other] = [await tokenOf(), await tokenOf()]
    const how = name === 'optOut' || name === 'undoChange' ? { action: 'see' } : {}
    const open = async (token: string) => (await post(name, { token, ...how })).status
    const client = `${scope} ${idOfLink(scope, mine)}`
    // This minute does not end between two openings.
    await stack.at(new Date((clockMinute(new Date()).start + 5) * 1000))
    await spend(stack.dynamodbEndpoint, { scope: 'open-link', client, windowsOf: clockMinute, used: 119 })
    expect([await open(mine), await open(mine), await open(other)]).toEqual([200, 429, 200])
    await stack.at()
  },
)

test('quotes are declined by their links as often as there are quotes', async () => {
  for (let at = 0; at < 22; at++) {
    const token = signLink('quote', await quoted())
    expect((await post('answerQuote', { token, action: 'decline', reason: 'price' })).status).toBe(200)
  }
})
