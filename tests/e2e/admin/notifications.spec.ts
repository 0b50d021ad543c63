/** A mail service that refuses for good, and later works. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { card, expectToast, failCalls } from '#tests/e2e/admin/back-office.ts'
import { apiClient } from '#tests/support/api-client.ts'
import { copyCookies, expect, test } from '#tests/support/browser-test.ts'
import { contactRequest } from '#tests/support/requests.ts'
import { startTestStack } from '#tests/support/test-stack.ts'

const REFUSAL =
  '<ErrorResponse><Error><Type>Sender</Type><Code>MessageRejected</Code><Message>The message holds a virus.</Message></Error></ErrorResponse>'
const success = (action: string) =>
  `<${action}Response><${action}Result><MessageId>1</MessageId></${action}Result></${action}Response>`

test('a mail that was refused for good shows on its record, and Retry sends it', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  let isRefusing = true
  const mailService = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const action = new URLSearchParams(body).get('Action') ?? 'SendEmail'
    response.writeHead(isRefusing ? 400 : 200, { 'content-type': 'text/xml' })
    response.end(isRefusing ? REFUSAL : success(action))
  })
  await new Promise<void>((resolve) => mailService.listen(0, '127.0.0.1', resolve))
  const { port } = mailService.address() as AddressInfo
  const stack = await startTestStack({ env: { SES_ENDPOINT: `http://127.0.0.1:${port}` } })
  try {
    const admin = apiClient(stack)
    await admin.login(stack.admin)
    await copyCookies(context, admin, stack.url)
    const { id } = await apiClient(stack).expect('createContact', { body: contactRequest() })
    const stateOf = async () =>
      (await admin.expect('listContacts', { query: { q: id } }))[0]?.notification?.status
    await expect.poll(stateOf, { timeout: 30_000 }).toBe('failed')

    await page.goto(`${stack.url}/admin/contacts?q=${id}`)
    await expect(card(page, id)).toContainText('Email to you: failed')
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await expect(page.getByText('to you could not be sent')).toBeVisible()
    await page.goto(`${stack.url}/admin/contacts?q=${id}`)
    await failCalls(page, 'POST', /\/api\/admin\/notifications/)
    await card(page, id).getByRole('button', { name: 'Retry' }).click()
    await expectToast(page, 'Error', 'Failed to send the email again')
    await page.unroute(/\/api\/admin\/notifications/)
    isRefusing = false
    await card(page, id).getByRole('button', { name: 'Retry' }).click()
    await expectToast(page, 'Email Queued')
    await expect.poll(stateOf, { timeout: 30_000 }).toBe('sent')
    await page.reload()
    await expect(card(page, id)).toContainText('Email to you: sent')
  } finally {
    await stack.stop()
    mailService.close()
  }
})
