/** SES accepts a mail and takes its time to say so, or refuses it for a while. */
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { mailKey } from '#functions/table/keys.ts'
import { onDay } from '#tests/api/quote-desk.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { contactRequest, quoteRequest } from '#tests/support/api/requests.ts'
import { fileMailStack, settledMails } from '#tests/support/mail/mail-stack.ts'
import { mailsAbout, rowsAt } from '#tests/support/table/rows.ts'
import { until } from '#tests/support/until.ts'

const HOUR_MS = 60 * 60 * 1000

const own = fileMailStack()

test('a mail that SES answers slowly is sent once, not again and again (P14.2)', async () => {
  own.ses.onAccepted(() => pause(9000))
  const { id } = await apiClient(own.stack).expect('createContact', contactRequest())
  const ids = [`owner-${id}`, `receipt-${id}`]
  const keys = ids.map((mail) => mailKey(mail))
  const rows = await until(async () => {
    const found = await rowsAt(own.stack.dynamodbEndpoint, keys)
    const isOver = found.every(({ attempts, status }) => attempts !== 0 && status !== 'sending')
    return isOver ? found : undefined
  })
  expect(rows.map(({ status, attempts }) => [status, attempts])).toEqual(ids.map(() => ['sent', 1]))
  expect(own.ses.accepted.map(({ notification }) => notification).sort()).toEqual(ids)
})

test('a warning that SES refuses for two days reaches both addresses for leads, without a link that has ended (P16.15)', async () => {
  const [first, second] = ['first@business.example', 'second@rival.example']
  await own.owner.set('notification_email', first)
  own.ses.setWeather('down')
  await own.owner.set('notification_email', second)
  const warnings = () => own.ses.accepted.filter(({ notification }) => /^account-changed/.test(notification))
  const before = warnings().length
  await own.stack.sweepAt(new Date(Date.now() + 47 * HOUR_MS))
  own.ses.setWeather('up')
  await own.stack.sweepAt(new Date(Date.now() + 49 * HOUR_MS))
  const late = warnings().slice(before)
  expect(late.map(({ to }) => to).sort()).toEqual([first, second])
  for (const { text } of late) expect(text).not.toMatch(/undo|link/)
})

test('a reminder of a quote that SES refuses at first is sent once SES is back (P33.11), unless the owner stops it', async () => {
  await own.owner.set('business_postal_address', '12 Postal Way, Hanford, CA 93230')
  await own.owner.set('follow_ups', 'yes')
  const [sent = '', stopped = ''] = await Promise.all(
    ['sent@example.com', 'stopped@example.com'].map(async (email) => {
      const request = quoteRequest({ customerInfo: { name: 'Ana Ruiz', email } })
      return (await apiClient(own.stack).expect('createQuote', request)).id
    }),
  )
  await settledMails(own, [`receipt-${sent}`, `receipt-${stopped}`])
  const reminder = async (id: string) =>
    (await mailsAbout(own.stack.dynamodbEndpoint, id)).find((row) => row['kind'] === 'quote-1')
  own.ses.setWeather('down')
  await own.stack.sweepAt(onDay(2))
  for (const id of [sent, stopped])
    expect(await reminder(id)).toMatchObject({ status: 'queued', attempts: 1, mayBeSent: true })
  await own.owner.expect('stopNotification', `quote-1-${stopped}`)
  own.ses.setWeather('up')
  await own.stack.sweepAt(new Date(onDay(2).getTime() + HOUR_MS))
  expect(await reminder(sent)).toMatchObject({ status: 'sent' })
  expect(await reminder(sent)).not.toHaveProperty('mayBeSent')
  expect(await reminder(stopped)).toMatchObject({
    status: 'skipped',
    reason: 'You stopped it',
    mayBeSent: true,
  })
})
