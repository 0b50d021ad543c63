import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { sendMail } from '#functions/notifier/deliver.ts'

const ACCEPTED =
  '<SendEmailResponse><SendEmailResult><MessageId>1</MessageId></SendEmailResult></SendEmailResponse>'
const MAIL = { to: 'ana@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' }

test('a mail does not fail because the connection of the one before has ended while the function was frozen', async () => {
  const used = new WeakSet<object>()
  const server = createServer(({ socket }, response) => {
    if (used.has(socket)) socket.destroy()
    else response.end(ACCEPTED)
    used.add(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  Object.assign(process.env, {
    AWS_REGION: 'us-west-2',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_SES: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    MAIL_FROM: 'sender@example.com',
  })
  try {
    await sendMail(MAIL, 'receipt-1')
    await expect(sendMail(MAIL, 'receipt-2')).resolves.toBeUndefined()
  } finally {
    server.close()
  }
})
