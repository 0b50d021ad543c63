/**
 * One local stack per jest worker. Every file finds table and mailbox as they were after the start; threads of functions, which
 * keep nothing between requests, stay warm.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { LOCAL_TABLE } from '#scripts/local/aws/dynamodb-table.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { allowManyVisits } from '#tests/support/api/requests.ts'
import { stackClock } from '#tests/support/api/stack-clock.ts'
import { startTestStack, type TestStack } from '#tests/support/api/test-stack.ts'
import { hashCheaply } from '#tests/support/session/cheap-password.ts'
import { lastingSession } from '#tests/support/session/lasting-session.ts'
import { isUnderWay, readWholeTable, rowsOf, type TableRow, withClient } from '#tests/support/table/rows.ts'

export type WorkerStack = Pick<
  TestStack,
  'pid' | 'url' | 'mailUrl' | 'dynamodbEndpoint' | 'clockUrl' | 'watchedUrl' | 'dataDir' | 'admin'
> & {
  /** The owner is signed in with them, at any time of the clock. */
  cookies: Map<string, string>
}

/** What only a local stack has. */
const NOWHERE = { pid: 0, mailUrl: '', dynamodbEndpoint: '', clockUrl: '', watchedUrl: '', dataDir: '' }

/** @typeParam S what a test gets of it */
export type KeptStack<S> = { stack: S; rows: TableRow[] }
type Kept = KeptStack<WorkerStack>

/** Jest gives each file globals of its own; Node's environment data belongs to the process. */
const KEPT = 'stack of this worker'

/** DynamoDB's limit for one batch. */
const BATCH = 25
const LONGEST_MS = 30_000

/**
 * Names any site, its first admin in it: `SITE_URL=https://owner:password@example.com npm run test:address`. Tests that are marked
 * @anywhere need nothing else; they leave what they make, and begin with any table.
 */
const { SITE_URL } = process.env

export async function workerStack(): Promise<WorkerStack> {
  if (SITE_URL) return stackAt(new URL(SITE_URL))
  const kept = getEnvironmentData(KEPT) as Kept | undefined
  if (kept) await reset(kept)
  return (kept ?? (await start())).stack
}

async function stackAt({ origin: url, username, password }: URL): Promise<WorkerStack> {
  const admin = { username, password: decodeURIComponent(password) }
  const owner = apiClient({ url })
  await owner.login(admin)
  await allowManyVisits(owner)
  return { ...NOWHERE, url, admin, cookies: owner.cookies }
}

async function start(): Promise<Kept> {
  const started = await startTestStack({ isKept: true, env: { PUBLISHER: 'off', SCHEDULE: 'off' } })
  // Environment data takes no functions.
  const home: Omit<WorkerStack, 'cookies'> = JSON.parse(JSON.stringify(started))
  const owner = apiClient(home)
  await owner.login(home.admin)
  const cookies = await lastingSession(owner.cookies, home)
  await allowManyVisits(owner)
  await hashCheaply(home.dynamodbEndpoint, home.admin)
  const kept = { stack: { ...home, cookies }, rows: await readWholeTable(home.dynamodbEndpoint) }
  setEnvironmentData(KEPT, kept)
  return kept
}

/** Puts clock, table and mailbox back. @param kept with its table as it shall be */
export async function reset({
  stack,
  rows,
}: KeptStack<Pick<TestStack, 'clockUrl' | 'dynamodbEndpoint' | 'mailUrl'>>): Promise<void> {
  await stackClock(stack).at()
  const present = await settledTable(stack)
  const keyOf = ({ pk, sk }: TableRow) => `${pk} ${sk}`
  const first = new Set(rows.map(keyOf))
  const writes = [
    ...present
      .filter((row) => !first.has(keyOf(row)))
      .map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
    ...rows.map((Item) => ({ PutRequest: { Item } })),
  ]
  await withClient(stack.dynamodbEndpoint, async (client) => {
    for (let start = 0; start < writes.length; start += BATCH) {
      const RequestItems = { [LOCAL_TABLE]: writes.slice(start, start + BATCH) }
      await client.send(new BatchWriteCommand({ RequestItems }))
    }
  })
  await fetch(`${stack.mailUrl}/clear-store`, { method: 'POST' })
}

/**
 * Reads the table once no mail is being sent, which would arrive among those of the next file. Postponed mails are deleted with
 * their rows, and so are those that a test left unfinished.
 */
export async function settledTable({
  dynamodbEndpoint,
}: Pick<TestStack, 'dynamodbEndpoint'>): Promise<TableRow[]> {
  const deadline = Date.now() + LONGEST_MS
  for (;;) {
    const rows = await readWholeTable(dynamodbEndpoint)
    if (!rowsOf(rows, 'OUTBOX').some(isUnderWay) || Date.now() > deadline) return rows
    await pause(20)
  }
}
