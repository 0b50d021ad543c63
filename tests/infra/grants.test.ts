import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { ENV } from '#functions/environment.ts'
import { endpointGrants } from '#infra/grants/endpoints.ts'
import { eventFunctionGrants } from '#infra/grants/events.ts'
import type { Grant } from '#infra/grants/grant.ts'
import { endpoints } from '#schemas/routes.ts'
import { redirectConsole } from '#scripts/local/aws/cloudwatch-logs.ts'
import { type LocalDynamodb, startDynamodb } from '#scripts/local/aws/dynamodb.ts'
import { prepareTable, tableEnvironment } from '#scripts/local/aws/dynamodb-table.ts'
import { localFunctions } from '#scripts/local/aws/lambda.ts'
import { startMail } from '#scripts/local/aws/ses.ts'
import { seedTable } from '#scripts/table/seed.ts'
import { furtherCalls } from '#tests/infra/further-calls.ts'
import { allows, type GrantedTable, startGrantedTable } from '#tests/infra/granted-table.ts'
import { mailCalls } from '#tests/infra/mail-calls.ts'
import { type FunctionCaller, functionCaller } from '#tests/support/api/function-caller.ts'
import { sampleCalls } from '#tests/support/api/sample-calls.ts'
import { bookingForm, contactForm, quoteForm } from '#tests/support/api/sample-forms.ts'
import { ageSessions } from '#tests/support/table/age-sessions.ts'

const grants: Record<string, readonly Grant[]> = { ...endpointGrants, ...eventFunctionGrants }
const ownersOf = (grant: Grant) => Object.keys(grants).filter((name) => grants[name]?.includes(grant))
const isShared = (grant: Grant) => ownersOf(grant).length > 1

const admin = { username: 'owner', password: 'a fairly long passphrase' }
const functions = localFunctions(60)

let dataDir: string
let dynamodb: LocalDynamodb
let mail: Awaited<ReturnType<typeof startMail>>
let table: GrantedTable
let caller: FunctionCaller
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
  caller = await functionCaller(admin, invoke)
  await ageSessions(dynamodb.endpoint, 10)
})

afterAll(async () => {
  await table.stop()
  await mail.stop()
  await dynamodb.stop()
  await restoreConsole()
  await rm(dataDir, { recursive: true })
})

// Also shows why a call failed.
afterEach(() => expect(table.refused.splice(0)).toEqual([]))

/** Sets the address of the table that the function's client reads once, at its first call. */
async function invoke(name: string, event: unknown): Promise<unknown> {
  process.env['AWS_ENDPOINT_URL_DYNAMODB'] = table.endpointOf(name)
  return functions.invoke(name, event)
}

test.each(endpoints)('$name works with its grants and needs each of its own', async ({ name }) => {
  await caller.call(name, await sampleCalls(caller)[name]())
  await furtherCalls(caller)[name]?.(invoke)
  expect(neverUsed(endpointGrants[name].filter((grant) => !isShared(grant)))).toEqual([])
})

test('event functions work with their grants and need each of their own', async () => {
  const { sendMails, sendDigest, bounce, bounceLast } = mailCalls(invoke, () => dynamodb.endpoint)
  const quote = await caller.call('createQuote', { body: quoteForm() })
  const contact = await caller.call('createContact', { body: contactForm() })
  const booking = await caller.call('createBooking', { body: bookingForm() })
  await sendMails([`owner-${quote.id}`, `receipt-${contact.id}`, `owner-${booking.id}`])
  const digest = await sendDigest(`owner-${contact.id}`)
  for (const _ of ['first', 'told again']) await bounce(`owner-${booking.id}`)
  await bounce(digest)
  await bounceLast(`receipt-${contact.id}`)
  const own = Object.values(eventFunctionGrants).flat()
  expect(neverUsed(own.filter((grant) => !isShared(grant)))).toEqual([])
})

test('each grant that functions share is needed by at least one of them', () => {
  expect([...table.used.keys()].sort()).toEqual(Object.keys(grants).sort())
  expect(neverUsed([...new Set(Object.values(grants).flat())].filter(isShared))).toEqual([])
})

test('no public endpoint can read accounts or sessions, delete anything, or list records of others', () => {
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

test('only the password change can write a password hash, and other writes to accounts are limited to named attributes', () => {
  for (const [name, own] of Object.entries(grants))
    for (const { actions, partitions, attributes } of own) {
      const isOnAccounts = partitions.some((partition) => partition.startsWith('ADMIN'))
      const writes = actions.some((action) => action === 'PutItem' || action === 'UpdateItem')
      if (isOnAccounts && writes && name !== 'changePassword')
        expect(attributes).not.toEqual(expect.arrayContaining(['passwordHash']))
      if (isOnAccounts && writes && name !== 'changePassword') expect(attributes).toBeDefined()
    }
})

/** Lists the actions and partitions of `some` grants that none of their functions has used so far. */
function neverUsed(some: readonly Grant[]): string[] {
  return some.flatMap((grant) => {
    const owners = ownersOf(grant)
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
