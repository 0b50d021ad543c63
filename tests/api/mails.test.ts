import { beforeAll, expect, test } from '@jest/globals'
import { apiClient } from '#tests/support/api/client.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import {
  commercialRequest,
  contactRequest,
  openWindows,
  quoteRequest,
  visitor,
  type Window,
} from '#tests/support/api/requests.ts'
import { settledTable } from '#tests/support/api/worker-stack.ts'
import { settledMails } from '#tests/support/mail/mail-stack.ts'
import { markedMail } from '#tests/support/mail/mailbox.ts'
import { failMail, rowsOf } from '#tests/support/table/rows.ts'
import { wordsOf } from '#tests/support/visits/customer-belief.ts'

const OWNER = 'boss@business.example'

const { stack, owner } = fileDesk()

beforeAll(() => owner.set('notification_email', OWNER))

/** @param mark a text that only this test uses */
const mailTo = (address: string, mark = '') => markedMail(stack, address, mark)

test("the owner's mail about a quote has everything needed to answer from a phone (P14.1, P14.7)", async () => {
  const where = { phone: '(559) 555-0123', address: '7 Elm St' }
  const customerInfo = { name: 'Quincy Quote', email: 'quincy@example.com', ...where }
  await apiClient(stack).expect('createQuote', quoteRequest({ customerInfo }))
  const { replyTo, subject, body } = await mailTo(OWNER, 'Quincy')
  expect(replyTo).toEqual(['quincy@example.com'])
  expect(subject).toContain('Quincy Quote')
  for (const part of [body.html, body.text]) expect(part).toContain(`${stack.url}/admin/quotes`)
  expect(body.html).toContain('>Central Valley Window Cleaning</div>')
  expect(body.html).toMatch(/href="tel:[+\d]+"/)
  expect(body.html).toContain('href="mailto:quincy@example.com')
  expect(body.html).toContain('href="https://www.google.com/maps/search/?api=1&amp;query=7%20Elm%20St"')
})

test('the customer gets a receipt without their own free text, which is escaped in the mail to the owner (P14.4, P14.6, P14.7)', async () => {
  const [name, message] = ['<b>Bold</b> & "Co"', '<img src=x onerror=alert(1)> BUY CHEAP PILLS']
  const request = contactRequest({ name, email: 'rita@example.com', message })
  await apiClient(stack).expect('createContact', request)
  const { body, replyTo } = await mailTo('rita@example.com')
  expect(body.html + body.text).not.toContain('PILLS')
  expect(body.text).toMatch(/We will get back to you soon\..*\(559\) 555-0142/s)
  expect(body.html).toContain('>Central Valley Window Cleaning</div>')
  expect(replyTo).not.toContain('rita@example.com')
  const told = (await mailTo(OWNER, 'PILLS')).body
  expect(told.html).not.toMatch(/<b>Bold|<img src=x/)
  expect(told.html).toContain('&lt;b&gt;Bold&lt;/b&gt; &amp; ')
  expect(told.text).toContain(name)
})

test('a mail is forgotten 400 days after it was sent or skipped', async () => {
  // A mailbox gets two receipts of messages a day.
  for (let count = 0; count < 4; count++)
    await apiClient(stack).expect('createContact', contactRequest({ email: 'kept@example.com' }))
  const over = rowsOf(await settledTable(stack), 'OUTBOX').filter(({ status }) => status !== 'planned')
  // Shows the reason of one that waits.
  expect(over.filter(({ status }) => status !== 'sent' && status !== 'skipped')).toEqual([])
  expect(over.map(({ status }) => status)).toEqual(expect.arrayContaining(['sent', 'skipped']))
  for (const { updatedAt, expiresAt } of over)
    expect(Math.abs(Number(expiresAt) - Date.parse(String(updatedAt)) / 1000 - 400 * 86_400)).toBeLessThan(2)
})

test('the owner gets mails about commercial requests (P14.1, P14.6)', async () => {
  await apiClient(stack).expect(
    'createCommercialContact',
    commercialRequest({ businessName: 'Corner Bakery 77', email: 'bakery@example.com' }),
  )
  const receipt = await mailTo('bakery@example.com')
  expect(receipt.body.text).toContain('per visit: $150, our minimum visit. Your windows come to $47.')
  const request = await mailTo(OWNER, 'Corner Bakery 77')
  expect(request.subject).toBe('New commercial request for Corner Bakery 77 ($150) from Ana Ruiz')
  expect(request.body.text).toContain('Estimate: $150, our minimum visit. The windows come to $47.')
})

test('a late mail to the owner says what has become of its record, and a late receipt promises no answer that has been given (P14.1, P14.4)', async () => {
  const body = contactRequest({ name: 'Lena Late' })
  const { id } = await apiClient(stack).expect('createContact', body)
  await mailTo(OWNER, 'Lena Late is waiting for your answer.')
  await owner.expect('updateContact', id, { status: 'contacted' })
  const window = (await openWindows(apiClient(stack))).at(-1) as Window
  const { id: visit } = await apiClient(stack).expect('createBooking', { ...visitor(), ...window })
  await mailTo(OWNER, visit)
  const { id: quoteId } = await apiClient(stack).expect('createQuote', quoteRequest())
  await mailTo(OWNER, quoteId)
  await owner.expect('addBooking', { ...visitor(), ...window, quoteId, status: 'cancelled' })
  await owner.expect('updateQuote', quoteId, { name: 'Cora Open' })
  const choices = [{ id: visit, action: 'ask' as const }]
  await owner.expect('moveDay', window.serviceDate, { reason: 'wind', choices })
  const receipt = `receipt-${id}`
  await settledMails({ stack }, [receipt])
  for (const mail of [`owner-${id}`, `owner-${visit}`, `owner-${quoteId}`, receipt]) {
    await failMail(stack.dynamodbEndpoint, mail)
    await owner.expect('retryNotification', mail)
  }
  await mailTo(OWNER, 'It is marked as contacted.')
  expect((await mailTo(OWNER, 'Its day is called off.')).body.text).not.toContain('/answer')
  await mailTo(OWNER, 'Cora Open is waiting for your answer.')
  const late = await settledMails({ stack }, [receipt])
  expect(late).toMatchObject([{ status: 'skipped', reason: 'It is answered' }])
})

test('a late mail about a move names the window that its customer chose and what has become of the visit, though the owner has moved and cancelled it since (P14.1)', async () => {
  const [since, chosen, first] = (await openWindows(apiClient(stack))).toReversed()
  const named = ({ serviceDate = '', serviceTime = '' } = {}) =>
    `${wordsOf(serviceDate, serviceTime as '08:00')} Pacific time`
  const body = { ...visitor(), ...(first as Window), firstName: 'Mila' }
  const { id, link: token = '' } = await apiClient(stack).expect('createBooking', body)
  await mailTo(OWNER, id)
  const { updatedAt } = await apiClient(stack).expect('openVisit', { token })
  const move = { token, action: 'move' as const, ...(chosen as Window), updatedAt }
  await apiClient(stack).expect('changeVisit', move)
  await mailTo(OWNER, 'Mila Ruiz has moved this visit')
  await owner.expect('updateBooking', id, { ...since, anyway: true })
  await failMail(stack.dynamodbEndpoint, `customer-change-${id}-1`)
  await owner.expect('retryNotification', `customer-change-${id}-1`)
  const late = await mailTo(OWNER, 'Its day or time has changed since, as you see below.')
  expect(late.subject).toBe(`Mila Ruiz moved a visit: ${named(chosen)}`)
  expect(late.body.text).toContain(`it was ${named(first)}.`)
  expect(late.body.text).toContain(`Visit: ${named(since)}`)
  await owner.expect('updateBooking', id, { status: 'cancelled' })
  await failMail(stack.dynamodbEndpoint, `customer-change-${id}-1`)
  await owner.expect('retryNotification', `customer-change-${id}-1`)
  expect((await mailTo(OWNER, 'The visit is cancelled.')).subject).toBe(late.subject)
})
