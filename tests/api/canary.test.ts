/** The canary against a whole stack, and against one whose answers are changed on the way. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { handler } from '#functions/canary/canary.lambda.ts'
import { checkPage, checkRead, checkWrite, retried } from '#functions/canary/checks.ts'
import { ENV } from '#functions/environment.ts'
import { tableEnvironment } from '#scripts/local/aws/dynamodb-table.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import { startTableProxy, type TableAnswer, type TableProxy, withText } from '#tests/support/table/proxy.ts'

const { stack, owner } = fileDesk()

let relay: TableProxy
/** Changes what the stack answers to a path. */
let change: (path: string, answer: TableAnswer) => TableAnswer

beforeAll(async () => {
  Object.assign(process.env, tableEnvironment(stack.dynamodbEndpoint))
  relay = await startTableProxy(stack.url, async ({ path }, pass) => change(path, await pass(path)))
})
beforeEach(() => {
  process.env[ENV.siteOrigin] = relay.url
  change = (_, answer) => answer
})
afterAll(() => relay.stop())

/** Records and spam in the back office's list of contacts. */
async function contacts() {
  const [all, spam] = [
    await owner.expect('listContacts'),
    await owner.expect('listContacts', { status: 'spam' }),
  ]
  return [...all, ...spam]
}

test('a working site passes, and the owner sees nothing of the write', async () => {
  process.env[ENV.siteOrigin] = stack.url
  await handler({ writes: true })
  expect(await contacts()).toEqual([])
  const { stats, spam } = await owner.expect('getDashboard')
  expect(Object.values({ ...stats, ...spam })).toEqual(Array(9).fill(0))
})

test('a missing page, one that leads elsewhere, a page whose script is blocked and a page without one are failures', async () => {
  await checkPage()
  change = (_, answer) => ({ ...answer, status: 404 })
  await expect(checkPage()).rejects.toThrow('/ answered 404, not 200')
  const elsewhere = { location: '/services' }
  change = (path, answer) => (path === '/' ? { ...answer, status: 302, headers: elsewhere } : answer)
  await expect(checkPage()).rejects.toThrow('/ answered 302, not 200')
  change = (_, answer) =>
    withText(answer, answer.body.toString().replace(/<script type="module"[^>]*>/, '$&;'))
  await expect(checkPage()).rejects.toThrow('blocks its script')
  change = (_, answer) => withText(answer, 'Hello')
  await expect(checkPage()).rejects.toThrow('no script')
})

test('the canary notes its runs, each kind for itself, and why one failed (P40.3)', async () => {
  const canary = async (code: string) => (await owner.expect('getWorking')).find((one) => one.code === code)
  await handler({})
  expect(await canary('canary-reads-well')).toBeDefined()
  change = (path, answer) => (path.startsWith('/api/contacts') ? { ...answer, status: 403 } : answer)
  await expect(handler({ writes: true })).rejects.toThrow('answered 403')
  const { values } = (await canary('canary-writes-failed')) ?? {}
  expect(values).toEqual({ at: expect.any(String), failure: '/api/contacts answered 403, not 201' })
  expect(await canary('canary-reads-well')).toBeDefined()
  change = (_, answer) => answer
  await handler({ writes: true })
  expect(await canary('canary-writes-well')).toBeDefined()
})

test('an API that refuses everything is a failure, for reads and for writes', async () => {
  await checkRead()
  change = (path, answer) => (path.startsWith('/api/') ? { ...answer, status: 403 } : answer)
  await expect(checkRead()).rejects.toThrow('answered 403, not 200')
  const before = (await contacts()).length
  await expect(checkWrite()).rejects.toThrow('/api/contacts answered 403, not 201')
  // What the stack stored nevertheless stays, as a caught bot's message.
  expect(await contacts()).toHaveLength(before + 1)
  expect(await owner.expect('listContacts')).toEqual([])
})

test('a write that is acknowledged but not stored is a failure', async () => {
  change = (_, answer) => withText(answer, '{"id":"00000000-0000-4000-8000-000000000000"}')
  await expect(checkWrite()).rejects.toThrow('no longer exists')
})

test('a check may fail twice, but not three times', async () => {
  let failures = 2
  const check = async () => {
    if (failures-- > 0) throw new Error('one packet lost')
  }
  await retried(check, 0)
  failures = 3
  await expect(retried(check, 0)).rejects.toThrow('one packet lost')
})
