import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { EDGE_HEADERS, ENV } from '#functions/environment.ts'
import { signToken } from '#functions/http/signed-token.ts'
import { endpointGrants, eventFunctionGrants } from '#infra/endpoint-grants.ts'
import type { Grant } from '#infra/grants.ts'
import { endpoints } from '#schemas/api/index.ts'
import { type LocalDynamodb, startDynamodb } from '#scripts/local/dynamodb.ts'
import { redirectConsole } from '#scripts/local/function-log.ts'
import { createGateway } from '#scripts/local/gateway.ts'
import { localFunctions } from '#scripts/local/lambda.ts'
import { startMail } from '#scripts/local/mail.ts'
import { seedTable } from '#scripts/local/seed.ts'
import { prepareTable, tableEnvironment } from '#scripts/local/table.ts'
import { mailCalls } from '#tests/infra/mail-calls.ts'
import { callForSpam } from '#tests/infra/spam-calls.ts'
import { ageSessions } from '#tests/support/age-sessions.ts'
import { type ApiClient, apiClient } from '#tests/support/api-client.ts'
import { allows, type GrantedTable, startGrantedTable } from '#tests/support/granted-table.ts'
import {
  commercialRequest,
  contactRequest,
  openWindows,
  quoteRequest,
  visitor,
} from '#tests/support/requests.ts'

const grants: Record<string, readonly Grant[]> = { ...endpointGrants, ...eventFunctionGrants }
const admin = { username: 'owner', password: 'a fairly long passphrase' }
const functions = localFunctions(60)

let dataDir: string
let dynamodb: LocalDynamodb
let mail: Awaited<ReturnType<typeof startMail>>
let table: GrantedTable
let server: Server
let restoreConsole: () => unknown

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'grants-'))
  restoreConsole = redirectConsole(join(dataDir, 'functions.log'))
  dynamodb = await startDynamodb(dataDir, 0)
  mail = await startMail(0)
  Object.assign(process.env, {
    ...tableEnvironment(dynamodb.endpoint),
    [ENV.originSecret]: 'origin',
    [ENV.jwtSecret]: 'a secret of more than thirty-two characters',
    [ENV.mailFrom]: 'no-reply@example.com',
    [ENV.siteOrigin]: 'http://localhost',
    AWS_ENDPOINT_URL_SES: mail.url,
  })
  await prepareTable(dynamodb.endpoint, () => seedTable({ ...admin, isPasswordGiven: true }))
  table = await startGrantedTable(dynamodb.endpoint, (name) => grants[name] ?? [])
  const gateway = createGateway(invoke)
  server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const { pathname, search } = new URL(incoming.url ?? '', 'http://localhost')
    const answer = await gateway({
      method: incoming.method ?? '',
      path: pathname,
      query: search.slice(1),
      headers: [
        ...Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
        [EDGE_HEADERS.originSecret, 'origin'],
        [EDGE_HEADERS.clientAddress, '198.51.100.7'],
      ],
      body: Buffer.concat(chunks),
      sourceIp: '127.0.0.1',
    })
    for (const [name, value] of answer.headers) outgoing.appendHeader(name, value)
    outgoing.writeHead(answer.status).end(answer.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await table.stop()
  await mail.stop()
  await dynamodb.stop()
  await restoreConsole()
  await rm(dataDir, { recursive: true })
})

/** A function's client reads its address once, at its first call. */
async function invoke(name: string, event: unknown): Promise<unknown> {
  process.env['AWS_ENDPOINT_URL_DYNAMODB'] = table.endpointOf(name)
  return functions.invoke(name, event)
}

const { sendMails, sendDigest, bounce, bounceLast } = mailCalls(invoke, () => dynamodb.endpoint)

test('every function can do its work with just what it is granted', async () => {
  const client = apiClient({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }, '127.0.0.1')
  const headers = () => ({ 'idempotency-key': crypto.randomUUID() })
  await client.expect('listPricing')
  await client.expect('listContent', { query: { section: 'why-cleaning' } })
  await client.expect('getSiteInfo')
  const quote = await client.expect('createQuote', { body: quoteRequest(), headers: headers() })
  const contact = await client.expect('createContact', { body: contactRequest(), headers: headers() })
  await client.expect('createCommercialContact', { body: commercialRequest(), headers: headers() })
  // The last ones: the first may be over before it is booked.
  const [first, second, third] = (await openWindows(client)).slice(-3)
  if (!first || !second || !third) throw new Error('Nothing can be booked')
  const body = { ...visitor(), ...first, quoteId: quote.id }
  const booking = await client.expect('createBooking', { body, headers: headers() })

  await sendMails([`owner-${quote.id}`, `receipt-${contact.id}`, `owner-${booking.id}`])
  const digest = await sendDigest(`owner-${contact.id}`)

  await client.login(admin)
  await ageSessions(dynamodb.endpoint, 10)
  await client.expect('getSession')
  await client.expect('getDashboard')
  await client.expect('listQuotes')
  await client.expect('listContacts')
  await client.expect('listBookings')
  await client.expect('listContacts', { query: { status: 'new' } })
  await client.expect('listBookings', { query: { status: 'pending' } })
  await client.expect('listBookings', { query: { from: first.serviceDate, to: third.serviceDate } })
  const id = (row: { id: string }) => ({ id: row.id })
  // The links of the owner's mails.
  const [asked] = await client.expect('listCommercialQuotes')
  await client.expect('listQuotes', { query: { q: quote.id } })
  await client.expect('listContacts', { query: { q: contact.id } })
  await client.expect('listBookings', { query: { q: booking.id } })
  await client.expect('listCommercialQuotes', { query: { q: asked?.id ?? '' } })
  const unknown = await client.call('retryNotification', { params: { id: `owner-${crypto.randomUUID()}` } })
  expect(unknown.status).toBe(404)
  await client.expect('updateBooking', { params: id(booking), body: { ...second, status: 'confirmed' } })
  await client.expect('updateBooking', { params: id(booking), body: { status: 'cancelled' } })
  const added = await client.expect('addBooking', {
    body: { ...visitor(), ...third, quoteId: quote.id },
    headers: headers(),
  })
  await client.expect('deleteBooking', { params: id(added) })
  const typed = await client.expect('addContact', { body: contactRequest(), headers: headers() })
  await client.expect('updateContact', { params: id(typed), body: { status: 'resolved' } })
  await client.expect('deleteContact', { params: id(typed) })
  await client.expect('deleteCommercialQuote', { params: { id: asked?.id ?? '' } })
  await client.expect('retryNotification', { params: { id: `owner-${quote.id}` } })
  await callForSpam(client, third)
  await client.expect('deleteQuote', { params: id(quote) })
  for (const _ of ['first', 'told again']) await bounce(`owner-${booking.id}`)
  await bounce(digest)
  await bounceLast(`receipt-${contact.id}`)

  const settings = await client.expect('listSettings')
  const setting = settings.find(({ key }) => key === 'business_name') ?? settings[0]
  await client.expect('updateSetting', { params: { key: setting?.key ?? '' }, body: { value: 'Clear View' } })
  await client.expect('listPricingEntries')
  const price = await client.expect('createPricingEntry', {
    body: { category: 'extra_service', key: 'gutters', label: 'Gutters', price: '90.00', sortOrder: 9 },
    headers: headers(),
  })
  await client.expect('updatePricingEntry', { params: id(price), body: { key: 'gutter_cleaning' } })
  await client.expect('deletePricingEntry', { params: id(price) })
  await client.expect('listContentItems')
  const item = await client.expect('createContentItem', {
    body: { section: 'general', key: 'hello', content: 'Hi' },
    headers: headers(),
  })
  await client.expect('updateContentItem', { params: id(item), body: { key: 'greeting' } })
  await client.expect('deleteContentItem', { params: id(item) })
  // By a link, and from a browser that is signed in: the second session ends the first, and the new password the second.
  const { sub: adminId } = JSON.parse(
    Buffer.from(tokenOf(client).split('.')[1] ?? '', 'base64url').toString(),
  )
  const device = await signToken('device-link', adminId, crypto.randomUUID())
  await client.expect('login', { body: { ...admin, device } })
  const changed = { currentPassword: admin.password, newPassword: 'another long passphrase' }
  await client.expect('changePassword', { body: changed })
  await client.expect('logout')

  expect(table.refused).toEqual([])
  expect([...table.used.keys()].sort()).toEqual(Object.keys(grants).sort())
  expect(neverUsed()).toEqual([])
}, 300_000)

test('no public endpoint can read accounts or sessions, delete anything, or read what others have sent', () => {
  for (const { name, access } of endpoints.filter((endpoint) => endpoint.access === 'public')) {
    expect(access).toBe('public')
    for (const { actions, partitions, index } of endpointGrants[name]) {
      expect(actions).not.toContain('DeleteItem')
      expect(index).toBeUndefined()
      expect(
        partitions.filter(
          (partition) => /^(ADMIN|UNIQUE|OUTBOX|\*)/.test(partition) && !actions.includes('PutItem'),
        ),
      ).toEqual([])
      expect(partitions.filter((partition) => partition.startsWith('ADMIN'))).toEqual([])
    }
  }
})

test('nobody but the password change can write an account, and the session check only its own clock', () => {
  for (const [name, own] of Object.entries(grants))
    for (const { actions, partitions, attributes } of own) {
      const isOnAccounts = partitions.some((partition) => partition.startsWith('ADMIN'))
      const writes = actions.some((action) => action === 'PutItem' || action === 'UpdateItem')
      if (isOnAccounts && writes && name !== 'changePassword')
        expect(attributes).not.toEqual(expect.arrayContaining(['passwordHash']))
      if (isOnAccounts && writes && name !== 'changePassword') expect(attributes).toBeDefined()
    }
})

const tokenOf = ({ cookies }: ApiClient) => cookies.get('__Host-session') ?? ''

/** What was granted without need. A grant that several functions share is needed when one of them needs it. */
function neverUsed(): string[] {
  return [...new Set(Object.values(grants).flat())].flatMap((grant) => {
    const owners = Object.keys(grants).filter((name) => grants[name]?.includes(grant))
    const accesses = owners.flatMap((name) => table.used.get(name) ?? [])
    return grant.partitions.flatMap((partition) =>
      grant.actions
        .filter(
          (action) =>
            !accesses.some((access) =>
              allows({ ...grant, actions: [action], partitions: [partition] }, access),
            ),
        )
        .map((action) => `${owners}: ${action} ${partition} ${grant.index ?? ''}`),
    )
  })
}
