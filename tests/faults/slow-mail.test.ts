/** SES accepts a mail and takes its time to say so. */
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { recordKey } from '#functions/table/keys.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { contactRequest } from '#tests/support/api/requests.ts'
import { fileMailStack } from '#tests/support/mail/mail-stack.ts'
import { rowsAt } from '#tests/support/table/rows.ts'
import { until } from '#tests/support/until.ts'

const own = fileMailStack()

test('a mail that SES answers slowly is sent once, not again and again (P14.2)', async () => {
  own.ses.onAccepted(() => pause(9000))
  const { id } = await apiClient(own.stack).expect('createContact', { body: contactRequest() })
  const ids = [`owner-${id}`, `receipt-${id}`]
  const keys = ids.map((mail) => recordKey('OUTBOX', mail))
  const rows = await until(async () => {
    const found = await rowsAt(own.stack.dynamodbEndpoint, keys)
    const isOver = found.every(({ attempts, status }) => attempts !== 0 && status !== 'sending')
    return isOver ? found : undefined
  })
  expect(rows.map(({ status, attempts }) => [status, attempts])).toEqual(ids.map(() => ['sent', 1]))
  expect(own.ses.accepted.map(({ notification }) => notification).sort()).toEqual(ids)
})
