/** Reminders of quotes: when they are sent, what ends them, and how often a mailbox gets one (P33). The clock is advanced. */

import { beforeAll, expect, test } from '@jest/globals'
import { handler } from '#functions/notifier/mail-events.lambda.ts'
import { onDay, quoteDesk, REMINDERS } from '#tests/api/quote-desk.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { fileSecrets } from '#tests/support/api/file-stack.ts'
import { addVisit, quoteRequest, visitor } from '#tests/support/api/requests.ts'
import { bounceOf, settledMails } from '#tests/support/mail/mail-stack.ts'
import { tokenIn } from '#tests/support/mail/mailbox.ts'
import { expireQuote } from '#tests/support/table/rows.ts'

const POSTAL_ADDRESS = '12 Postal Way, Hanford, CA 93230'

const desk = quoteDesk()
const { stack, owner, freshWindow, quoted, book, change, decline, set, mailsAbout, mailsTo, reminders } = desk
fileSecrets(stack)

beforeAll(async () => {
  const off = await quoted()
  expect(await mailsAbout(off.id, REMINDERS)).toEqual([])
  expect((await owner.call('updateSetting', 'follow_ups', { value: 'yes' })).status).toBe(400)
  await set('business_postal_address', POSTAL_ADDRESS)
  await set('follow_ups', 'yes')
  // Switching on plans nothing for older quotes.
  expect(await mailsAbout(off.id, REMINDERS)).toEqual([])
  expect((await owner.call('updateSetting', 'business_postal_address', { value: '' })).status).toBe(400)
})

test('an open quote gets three reminders, a week apart or more, each with a way to end it (P33.9)', async () => {
  const { id, email, token } = await quoted()
  await stack.sweepAt(new Date(onDay(2).getTime() - 2 * 60_000))
  expect(await reminders(email)).toEqual([])
  for (const days of [2, 2, 7]) await stack.sweepAt(onDay(days))
  expect(await reminders(email)).toHaveLength(1)
  for (const days of [8, 9]) await stack.sweepAt(onDay(days))
  expect(await reminders(email)).toHaveLength(2)
  for (const days of [21, 22, 28, 35, 60]) await stack.sweepAt(onDay(days))
  const mails = await reminders(email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your quote: \$/),
    expect.stringMatching(/^Your quote is still open/),
    expect.stringMatching(/^We hold your price until \w+day, /),
  ])
  for (const { body } of mails)
    for (const text of [POSTAL_ADDRESS, token, '(559) 555-0142', '/mails?k=']) {
      expect(body.text).toContain(text)
      expect(body.html).toContain(text)
    }
  expect(await mailsAbout(id, REMINDERS)).toEqual(['sent', 'sent', 'sent'])
})

test('a reminder that is late waits for the morning (P33.9)', async () => {
  const { email } = await quoted()
  await stack.sweepAt(new Date(onDay(2).getTime() + 12 * 60 * 60_000))
  expect(await reminders(email)).toEqual([])
  await stack.sweepAt(onDay(3))
  expect(await reminders(email)).toHaveLength(1)
})

test('a mail after a reminder that told another price says that this one is corrected (P33.8)', async () => {
  const { id, email, totalPrice } = await quoted()
  const priced = (price: number) => change(id, { action: 'price', totalPrice: price, reason: 'A slip' })
  await priced(totalPrice - 20)
  await stack.sweepAt(onDay(2))
  await priced(totalPrice)
  await change(id, { action: 'send' })
  await settledMails({ stack }, [`quote-${id}-1`])
  expect((await mailsTo(email)).at(-1)?.body.text).toContain(`It replaces the $${totalPrice - 20} that we`)
})

test('two quotes of one mailbox, in two spellings, share its one mail a week (P33.11)', async () => {
  const [one, two] = [
    await quoted({ customerInfo: { name: 'Ana', email: 'twice@example.com' } }),
    await quoted({ customerInfo: { name: 'Ana', email: 'Twice+b@example.com' } }),
  ]
  const sent = async () => [...(await reminders(one.email)), ...(await reminders(two.email))].length
  const counts: number[] = []
  for (const days of [2, 3, 7, 8, 9, 10, 15, 16, 21, 22, 23, 24, 29, 30]) {
    await stack.sweepAt(onDay(days))
    counts[days] = await sent()
  }
  expect(counts[2]).toBe(1)
  expect(counts[8]).toBe(1)
  expect(counts[15]).toBe(2)
  expect(counts[16]).toBe(3)
  expect(counts[22]).toBe(3)
  expect(counts[23]).toBe(4)
  expect(counts[30]).toBeLessThanOrEqual(5)
})

test('who was visited before is reminded, too, known by address and number (P33.10)', async () => {
  const [email, phone] = ['returning@example.com', '(559) 555-0188']
  await addVisit(owner, '2026-01-05', { email, phone, status: 'completed' })
  await quoted({ customerInfo: { name: 'Ana Ruiz', email, phone } })
  await stack.sweepAt(onDay(2))
  expect(await reminders(email)).toHaveLength(1)
})

test('nothing is sent after any of the ends of a quote (P33.10)', async () => {
  const phone = '+1 (559) 555-0123'
  const by = quoted
  const [byLink, byId, byMail, declined, contacted, deleted, optedOut, bounced, ended, sentAgain] = [
    await by(),
    await by(),
    await by(),
    await by(),
    await by(),
    await by(),
    await by(),
    await by(),
    await by(),
    await by(),
  ]
  const byPhone = await by({ customerInfo: { name: 'Ana Ruiz', email: 'by-phone@example.com', phone } })
  await book(freshWindow(), { quoteToken: byLink.token })
  await book(freshWindow(), { quoteId: byId.id })
  await apiClient(stack).expect('createBooking', { ...visitor(), ...freshWindow(), email: byMail.email })
  const spouse = { email: 'spouse@example.com', phone: '559.555.0123' }
  await owner.expect('addBooking', { ...visitor(), ...freshWindow(), ...spouse })
  const phoned = { ...visitor(), ...freshWindow(), email: 'reopened@example.com', phone: '559.555.0177' }
  const { id: visit } = await owner.expect('addBooking', phoned)
  await owner.expect('updateBooking', visit, { status: 'cancelled' })
  const reopened = await by({ customerInfo: { name: 'Ana Ruiz', email: phoned.email } })
  await owner.expect('updateBooking', visit, { status: 'pending' })
  await decline(declined.token)
  await change(contacted.id, { action: 'contacted', isContacted: true })
  await owner.expect('deleteQuote', deleted.id)
  for (const { id } of [ended, sentAgain]) await change(id, { action: 'revoke' })
  await change(sentAgain.id, { action: 'send' })
  await settledMails({ stack }, [`receipt-${bounced.id}`])
  await handler(bounceOf(`receipt-${bounced.id}`, 'Permanent', bounced.email))
  const complained = await by()
  await settledMails({ stack }, [`receipt-${complained.id}`])
  const { detail } = bounceOf(`receipt-${complained.id}`, 'Permanent', complained.email)
  await handler({ detail: { ...detail, eventType: 'Complaint' } })
  const { id: caught } = await apiClient(stack).expect('createQuote', {
    ...quoteRequest({ customerInfo: { name: 'Bot', email: 'bot@example.com' } }),
    website: 'x',
  })
  await stack.sweepAt(onDay(2))
  const [first] = await reminders(optedOut.email)
  if (!first) throw new Error('No reminder to opt out of')
  const optOut = { token: tokenIn(first, '/mails?k=') }
  expect((await apiClient(stack).expect('optOut', optOut)).state).toBe('stopped')
  for (const days of [7, 9, 16, 21, 28]) await stack.sweepAt(onDay(days))
  const why = async ({ id }: { id: string }) => [...new Set(await mailsAbout(id, REMINDERS))]
  expect(await why(byLink)).toEqual(['skipped: It was booked'])
  expect(await why(byId)).toEqual(['skipped: It was booked'])
  expect(await why(byMail)).toEqual(['skipped: The customer has booked a visit since'])
  expect(await why(byPhone)).toEqual(['skipped: The customer has booked a visit since'])
  expect(await why(reopened)).toEqual(['skipped: The customer has a visit ahead'])
  expect(await why(declined)).toEqual(['skipped: The customer has declined'])
  expect(await why(contacted)).toEqual(['skipped: You have contacted the customer'])
  expect(await why(deleted)).toEqual([])
  expect(await why(ended)).toEqual(['skipped: You have ended its links'])
  expect(await why(sentAgain)).toEqual(['sent'])
  expect(await why(bounced)).toEqual(['skipped: Emails to this address came back'])
  expect(await why(complained)).toEqual(['skipped: The receiver marked an email as spam'])
  expect(await why(optedOut)).toEqual(['sent', 'skipped: The customer opted out'])
  expect(await why({ id: caught })).toEqual([])
  for (const { email } of [byLink, byId, byMail, byPhone, declined, contacted, deleted, bounced, ended])
    expect(await reminders(email)).toEqual([])
  expect(await reminders('bot@example.com')).toEqual([])
  // Service mails still arrive.
  await change(optedOut.id, { action: 'send' })
  await settledMails({ stack }, [`quote-${optedOut.id}-1`])
  expect(await mailsAbout(optedOut.id, /^quote/)).toContain('sent')
})

test('a price that has ended gets no reminder, nor a receipt once more; switched off, nothing does (P33.8)', async () => {
  await set('follow_up_days', '5,40')
  const ended = await quoted()
  await stack.sweepAt(onDay(5))
  await stack.sweepAt(onDay(40))
  expect(await mailsAbout(ended.id, REMINDERS)).toEqual(['sent', 'skipped: Its price has ended'])
  await expireQuote(stack.dynamodbEndpoint, ended.id)
  const receipt = `receipt-${ended.id}`
  await handler(bounceOf(receipt, 'Permanent', ended.email))
  await owner.expect('retryNotification', receipt)
  expect(await settledMails({ stack }, [receipt])).toMatchObject([{ reason: 'Its price has ended' }])
  const off = await quoted()
  await set('follow_ups', 'no')
  await stack.sweepAt(onDay(5))
  expect(await mailsAbout(off.id, REMINDERS)).toContain('skipped: Follow-ups are switched off')
  expect(await reminders(off.email)).toEqual([])
  const later = await quoted()
  expect(await mailsAbout(later.id, REMINDERS)).toEqual([])
})

test('the owner reads the reminders as they would be sent', async () => {
  await set('follow_up_days', '3, 7, 60')
  const mails = await owner.expect('previewFollowUps')
  expect(mails.map(({ afterDays }) => afterDays)).toEqual([3, 7, 60])
  for (const { text } of mails) {
    expect(text).not.toMatch(/\bAna\b|undefined/)
    for (const part of [POSTAL_ADDRESS, '/quote?k=', '/mails?k=', 'Price held: until'])
      expect(text).toContain(part)
  }
})
