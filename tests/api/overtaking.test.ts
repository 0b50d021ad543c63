/** Each change, overtaken before each of its requests to the table by itself and by every other change of the same record. */
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ENV } from '#functions/environment.ts'
import { type EndpointName, routesByName } from '#schemas/routes.ts'
import { tableEnvironment } from '#scripts/local/aws/dynamodb-table.ts'
import { localFunctions } from '#scripts/local/aws/lambda.ts'
import { type Bucket, LOCAL_PHOTO_BUCKET, startBucket } from '#scripts/local/aws/s3.ts'
import { setEnvironment } from '#scripts/local/environment.ts'
import { localSecrets } from '#scripts/local/secrets.ts'
import { judgeCounters, judgeSlots } from '#tests/faults/oracle.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import { CALLED_ORIGIN, type FunctionCaller, functionCaller } from '#tests/support/api/function-caller.ts'
import { sampleCalls } from '#tests/support/api/sample-calls.ts'
import { someAdmin } from '#tests/support/session/some-admin.ts'
import { startTableProxy, type TableProxy } from '#tests/support/table/proxy.ts'
import { readTable } from '#tests/support/table/rows.ts'

const { stack, owner } = fileDesk()

/** Requests of the first call to the table so far, and what happens before one of them. */
let requests = 0
let before = async (_request: number) => {}
let proxy: TableProxy
let bucket: Bucket
/** Its requests pass the proxy; the second caller's do not. */
let first: FunctionCaller
let second: FunctionCaller

/** Functions keep the environment of their first call. */
function functionsAt(endpoint: string): ReturnType<typeof localFunctions>['invoke'] {
  const { invoke } = localFunctions({ timeoutSeconds: 60 })
  return (name, event) => {
    Object.assign(process.env, tableEnvironment(endpoint))
    return invoke(name, event)
  }
}

beforeAll(async () => {
  proxy = await startTableProxy(stack.dynamodbEndpoint, async (_, pass) => {
    await before(requests++)
    return pass()
  })
  bucket = await startBucket(join(stack.dataDir, 'photo-bucket'), LOCAL_PHOTO_BUCKET)
  setEnvironment(localSecrets(stack.dataDir), {
    ...{ dynamodb: stack.dynamodbEndpoint, ses: 'http://127.0.0.1:9', cloudfront: 'http://127.0.0.1:9' },
    ...{ s3: bucket.url, photos: bucket.url, watched: stack.watchedUrl },
  })
  process.env[ENV.siteOrigin] = CALLED_ORIGIN
  await owner.set('window_capacity', '20')
  const admin = await someAdmin()
  second = await functionCaller(admin, functionsAt(stack.dynamodbEndpoint))
  first = await functionCaller(admin, functionsAt(proxy.url))
})
afterAll(async () => {
  await proxy.stop()
  await bucket.stop()
})

const recordOf = (name: EndpointName) => /^.*\{id\}/.exec(routesByName[name].path)?.[0]
const changes = (Object.keys(routesByName) as EndpointName[]).filter(
  (name) => routesByName[name].method !== 'GET',
)

test.each(changes)('%s and what overtakes it are both answered', async (name) => {
  const calls = sampleCalls(second)
  const others = changes.filter((other) => other === name || (recordOf(other) ?? other) === recordOf(name))
  for (const other of others) {
    const { body } = await calls[other]()
    // What happens before the first request overtakes nothing.
    for (let at = 1, isOvertaken = true; isOvertaken; at++) {
      const input = await calls[name]()
      const failures: string[] = []
      const noteFailure = (error: Error) => failures.push(error.message)
      isOvertaken = false
      requests = 0
      before = async (request) => {
        if (request !== at) return
        isOvertaken = true
        await second.call(other, other === name ? input : { ...input, body }).catch(noteFailure)
      }
      await first.call(name, input).catch(noteFailure)
      before = async () => {}
      const wrong = failures.filter((failure) => !/ answered 4/.test(failure))
      expect([other, at, wrong]).toEqual([other, at, []])
    }
  }
})

test('all counters are right after that', async () => {
  const rows = await readTable(stack.dynamodbEndpoint)
  expect([...judgeCounters(rows), ...judgeSlots(rows)]).toEqual([])
})
