/** A stack for a file of tests whose mail goes to a fake SES, with functions that the test calls itself. */
import { afterAll, afterEach, beforeAll } from '@jest/globals'
import { mailKey } from '#functions/table/keys.ts'
import { type ApiClient, apiClient } from '#tests/support/api/client.ts'
import { type FunctionApi, startFunctionApi } from '#tests/support/api/function-api.ts'
import { startTestStack, type TestStack } from '#tests/support/api/test-stack.ts'
import { type FakeSes, startFakeSes } from '#tests/support/mail/fake-ses.ts'
import { rowsAt, type TableRow } from '#tests/support/table/rows.ts'
import { until } from '#tests/support/until.ts'

type MailStack = {
  ses: FakeSes
  stack: TestStack
  /** Functions by themselves, from any address and by any clock. */
  api: FunctionApi
  /** Signed in. */
  owner: ApiClient
}

/** Nothing of it is known before the first test. */
export function fileMailStack(): MailStack {
  const own = {} as MailStack
  beforeAll(async () => {
    const ses = await startFakeSes()
    const stack = await startTestStack({ env: { SES_ENDPOINT: ses.url } })
    const api = startFunctionApi({ dynamodb: stack.dynamodbEndpoint, ses: ses.url })
    const owner = apiClient(stack)
    await owner.login(stack.admin)
    Object.assign(own, { ses, stack, api, owner })
  })
  afterEach(() => {
    own.ses.setWeather('up')
    own.ses.setRefusal(() => undefined)
    own.ses.onAccepted(() => {})
  })
  afterAll(async () => {
    await own.api.kill()
    await own.stack.stop()
    await own.ses.stop()
  })
  return own
}

/** Resolves with the outbox rows once none of them is pending. */
export async function settledMails(
  { stack }: { stack: { dynamodbEndpoint: string } },
  ids: string[],
): Promise<TableRow[]> {
  return until(async () => {
    const rows = await rowsAt(
      stack.dynamodbEndpoint,
      ids.map((id) => mailKey(id)),
    )
    const isUnderWay = ({ status }: TableRow) => status === 'queued' || status === 'sending'
    return rows.length === ids.length && !rows.some(isUnderWay) ? rows : undefined
  })
}

/** An event of SES about a mail that bounced. */
export const bounceOf = (notification: string, bounceType = 'Permanent', address = 'ana@example.com') => ({
  detail: {
    eventType: 'Bounce',
    bounce: { bounceType, bounceSubType: 'General' },
    mail: { tags: { notification: [notification] }, destination: [address] },
  },
})
