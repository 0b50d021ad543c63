/** Whom reminders of quotes reach: mailboxes that proved themselves, and nobody who has booked (P33.10, P33.15). The clock is advanced. */
import { beforeAll, expect, test } from '@jest/globals'
import { signLink } from '#functions/links/signed-link.ts'
import { handler } from '#functions/notifier/mail-events.lambda.ts'
import { collectionKey } from '#functions/table/keys.ts'
import { RECEIPTS_PAUSED } from '#schemas/defaults/settings.ts'
import { onDay, quoteDesk, REMINDERS } from '#tests/api/quote-desk.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { fileSecrets } from '#tests/support/api/file-stack.ts'
import { customerId, quoteRequest, visitor } from '#tests/support/api/requests.ts'
import { bounceOf, settledMails } from '#tests/support/mail/mail-stack.ts'
import { setAttributes } from '#tests/support/table/rows.ts'

const desk = quoteDesk()
const { stack, owner, freshWindow, quoted, change, set, mailsAbout, mailsTo, reminders } = desk
fileSecrets(stack)

beforeAll(async () => {
  await set('business_postal_address', '12 Postal Way, Hanford, CA 93230')
  await set('follow_ups', 'yes')
})

test('a customer who has booked by the address of another card, which the owner merged, is not reminded', async () => {
  const [asked, work] = [await quoted(), 'ruiz-at-work@example.com']
  const someone = { ...visitor(), phone: '(559) 555-0177', email: work }
  await apiClient(stack).expect('createBooking', { ...someone, ...freshWindow() })
  const [id, other] = [await customerId(owner, asked.email), await customerId(owner, work)]
  await stack.sweepAt(onDay(2))
  expect(await reminders(asked.email)).toHaveLength(1)
  await owner.expect('updateCustomer', id, { action: 'merge', other })
  for (const days of [9, 21]) await stack.sweepAt(onDay(days))
  const skipped = 'skipped: The customer has booked a visit since'
  expect(await mailsAbout(asked.id, REMINDERS)).toEqual(['sent', skipped, skipped])
})

test('only a mailbox that proved itself is reminded: its receipt was sent, or its link opened (P33.15)', async () => {
  await set('customer_receipts', 'no')
  const ask = async (email: string) => {
    const { id } = await apiClient(stack).expect(
      'createQuote',
      quoteRequest({ customerInfo: { name: 'Ana Ruiz', email } }),
    )
    await settledMails({ stack }, [`receipt-${id}`])
    return { id, email }
  }
  const [stranger, shown, sentAgain] = [
    await ask('stranger@example.com'),
    await ask('shown@example.com'),
    await ask('sent-again@example.com'),
  ]
  expect((await desk.open(signLink('quote', shown.id))).status).toBe(200)
  await change(sentAgain.id, { action: 'send' })
  await settledMails({ stack }, [`quote-${sentAgain.id}-1`])
  await set('customer_receipts', 'yes')
  for (const days of [2, 9, 21]) await stack.sweepAt(onDay(days))
  expect([...new Set(await mailsAbout(stranger.id, REMINDERS))]).toEqual([
    'skipped: The customer has not opened the quote, and got no email about it',
  ])
  expect(await mailsTo(stranger.email)).toEqual([])
  for (const { email } of [shown, sentAgain]) expect(await reminders(email)).toHaveLength(3)
})

test('a receipt that went to another mailbox proves nothing of the one that the owner corrected it to, nor does one that came back from there (P33.8, P33.15, P33.17)', async () => {
  const { id } = await quoted()
  const email = 'corrected@example.com'
  await change(id, { action: 'correct', email, updatedAt: (await desk.listed(id))?.updatedAt })
  await settledMails({ stack }, [`quote-${id}-1`])
  expect(await mailsTo(email)).toHaveLength(1)
  const event = bounceOf(`quote-${id}-1`, 'Transient', email)
  event.detail.bounce.bounceSubType = 'MailboxFull'
  await handler(event)
  await stack.sweepAt(onDay(2))
  expect(await mailsAbout(id, REMINDERS)).toContain(
    'skipped: The customer has not opened the quote, and got no email about it',
  )
  // Not that it is lower, or replaces a price of an email that came back.
  await change(id, { action: 'price', totalPrice: 150, reason: 'Neighbor' })
  expect((await owner.expect('previewQuote', id)).text).toContain('Here is your quote.')
})

test('twenty quotes of one network for strangers become no more reminders than it gets receipts', async () => {
  const network = apiClient(stack)
  const asked: string[] = []
  for (let at = 0; at < 20; at++) {
    const body = quoteRequest({ customerInfo: { name: 'Ana', email: `foreign-${at}@example.com` } })
    asked.push((await network.expect('createQuote', body)).id)
  }
  const receipts = await settledMails(
    { stack },
    asked.map((id) => `receipt-${id}`),
  )
  const sent = receipts.filter(({ status }) => status === 'sent').length
  expect(sent).toBeGreaterThan(0)
  expect(sent).toBeLessThanOrEqual(10)
  for (const days of [2, 9, 21]) await stack.sweepAt(onDay(days))
  const states = (await Promise.all(asked.map((id) => mailsAbout(id, REMINDERS)))).flat()
  expect(states.filter((state) => state === 'sent')).toHaveLength(3 * sent)
})

test('while receipts are paused, reminders wait (P33.15)', async () => {
  const { id, email } = await quoted()
  const receipts = collectionKey('SETTINGS', 'customer_receipts')
  await setAttributes(stack.dynamodbEndpoint, receipts, { value: RECEIPTS_PAUSED })
  await stack.sweepAt(onDay(2))
  expect(await reminders(email)).toEqual([])
  await set('customer_receipts', 'yes')
  await stack.sweepAt(onDay(3))
  expect(await reminders(email)).toHaveLength(1)
  expect(await mailsAbout(id, REMINDERS)).toContain('sent')
})
