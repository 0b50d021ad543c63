import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { apiClient } from '#tests/support/api-client.ts'
import { readMails, waitForMail } from '#tests/support/mailbox.ts'
import { quoteRequest } from '#tests/support/requests.ts'
import { startTestStack, type TestStack } from '#tests/support/test-stack.ts'

let stack: TestStack

beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.stop())

test('a new quote reaches the owner by mail once, through the stream', async () => {
  const customerInfo = { name: 'Stream Reader', email: 'stream-reader@example.com' }
  await apiClient(stack).expect('createQuote', { body: quoteRequest({ customerInfo }) })
  const isOurs = ({ replyTo }: { replyTo: string[] }) => replyTo.some((to) => to.includes(customerInfo.email))
  await waitForMail(stack, isOurs)
  // A later mail has passed the same queue, so a double of the first would be there by now.
  const later = { name: 'Later Reader', email: 'later-reader@example.com' }
  await apiClient(stack).expect('createQuote', { body: quoteRequest({ customerInfo: later }) })
  await waitForMail(stack, ({ replyTo }) => replyTo.some((to) => to.includes(later.email)))
  expect((await readMails(stack)).filter(isOurs)).toHaveLength(1)
})
