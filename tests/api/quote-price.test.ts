/** The owner's changes of a quote's price, the mail that tells the customer (P33.8), what became of it, and mails to the owner about it. */

import { expect, test } from '@jest/globals'
import { addDays } from '#schemas/facts/pacific-time.ts'
import { quoteDesk } from '#tests/api/quote-desk.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { visitor } from '#tests/support/api/requests.ts'
import { settledMails } from '#tests/support/mail/mail-stack.ts'
import { tokenIn } from '#tests/support/mail/mailbox.ts'
import { expireQuote, failMail } from '#tests/support/table/rows.ts'

const desk = quoteDesk()
const { stack, owner, freshWindow, quoted, open, book, change, decline, contacted } = desk
const { listed, rowOf, ownersMail } = desk

test('the owner holds a price longer, lowers it with a reason, and sends the quote as previewed', async () => {
  const { id, token, totalPrice, email } = await quoted()
  const { validUntil } = (await open(token)).body
  expect((await change(id, { action: 'hold' })).json()).toMatchObject({ validUntil: addDays(validUntil, 30) })
  const by = (price: number) => change(id, { action: 'price', totalPrice: price, reason: 'Neighbor, too' })
  for (const price of [totalPrice, totalPrice + 1, -1, 1.5, 2_000_000_000])
    expect((await by(price)).status).toBe(400)
  await by(totalPrice - 10)
  expect((await by(totalPrice - 30)).json()).toMatchObject({
    totalPrice: totalPrice - 30,
    adjusted: { from: totalPrice - 10, by: 'owner', reason: 'Neighbor, too' },
  })
  const { lines } = (await open(token)).body
  expect(lines.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(totalPrice - 30)
  const preview = await owner.expect('previewQuote', id)
  expect((await change(id, { action: 'hold' })).status).toBe(200)
  expect((await change(id, { action: 'send', updatedAt: preview.updatedAt })).status).toBe(409)
  const { updatedAt, ...shown } = await owner.expect('previewQuote', id)
  await change(id, { action: 'send', updatedAt })
  const mail = await desk.mailTo(email, new RegExp(`\\$${totalPrice - 30}`))
  expect(shown).toEqual({ to: email, subject: mail.subject, text: mail.body.text })
  expect(mail.body.text).toContain(token)
  expect(mail.body.text).toContain('Our discount: -$30')
  expect(mail.body.text).not.toContain('Neighbor')
  const { body: booked } = await book(freshWindow(), { quoteToken: token })
  expect(booked.totalPrice).toBe(totalPrice - 30)
})

test('a lowered price is raised again up to the original one, and the next mail says so; never above, nor once it is booked', async () => {
  const { id, token, totalPrice, email } = await quoted()
  const by = (price: number) => change(id, { action: 'price', totalPrice: price, reason: 'A slip' })
  await by(36)
  await change(id, { action: 'send' })
  const slip = await desk.mailTo(email, /\$36\b/)
  expect(slip.body.text).toContain('at its new, lower price')
  const above = await by(totalPrice + 1)
  expect(above).toMatchObject({ status: 400 })
  expect(above.text).toContain(`at most $${totalPrice}, the original price`)
  expect((await by(totalPrice - 20)).json()).toMatchObject({ adjusted: { from: 36 } })
  const back = (await by(totalPrice)).json()
  expect(back).toMatchObject({ totalPrice })
  expect(back).not.toHaveProperty('adjusted')
  const { lines } = (await open(token)).body
  expect(lines.map(({ label }) => label)).not.toContain('Our discount')
  expect(lines.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(totalPrice)
  await change(id, { action: 'send' })
  await settledMails({ stack }, [`quote-${id}-2`])
  const corrected = (await desk.mailsTo(email)).find(({ body }) => body.text.includes('corrected price'))
  expect(corrected?.subject).toContain(`$${totalPrice}`)
  expect(corrected?.body.text).toContain('It replaces the $36 that we sent you before.')
  const { body: booking } = await book(freshWindow(), { quoteToken: token })
  const late = await by(totalPrice - 10)
  expect(late).toMatchObject({ status: 409 })
  expect(late.text).toContain('This quote is booked: change the price of its visit.')
  await owner.expect('updateBooking', booking.id, { status: 'cancelled' })
  expect((await by(totalPrice - 10)).status).toBe(200)
})

test('the owner notes what became of a quote, and lists quotes by that (P33.7)', async () => {
  const [seen, contacted, declined] = [await quoted(), await quoted(), await quoted()]
  await open(seen.token)
  await change(contacted.id, { action: 'contacted', isContacted: true })
  await decline(declined.token, 'later')
  expect((await decline(declined.token, 'price')).status).toBe(200)
  expect(await listed(declined.id)).toMatchObject({ state: 'declined', declined: { reason: 'later' } })
  const ids = async (status: 'seen' | 'contacted' | 'declined') =>
    (await owner.expect('listQuotes', { status })).map(({ id }) => id)
  expect(await ids('seen')).toContain(seen.id)
  expect(await ids('contacted')).toEqual([contacted.id])
  expect(await ids('declined')).toContain(declined.id)
  expect(await ids('seen')).not.toContain(contacted.id)
  await change(contacted.id, { action: 'contacted', isContacted: false })
  expect(await listed(contacted.id)).toMatchObject({ state: 'new' })
  await expireQuote(stack.dynamodbEndpoint, contacted.id)
  expect(await listed(contacted.id)).toMatchObject({ state: 'expired' })
  expect((await change(contacted.id, { action: 'send' })).text).toContain('Hold it first.')
  const stale = await change(contacted.id, { action: 'hold', updatedAt: '2026-01-01T00:00:00.000Z' })
  expect(stale.status).toBe(409)
  expect((await change(contacted.id, { action: 'decline', reason: 'too far' })).status).toBe(400)
})

test("the link in the owner's mail marks a quote as contacted, and does nothing else (P33.13)", async () => {
  const { id, token, email, totalPrice } = await quoted()
  const link = tokenIn(await ownersMail(email), '/answer?k=')
  const before = await rowOf(id)
  for (const [name, body] of [
    ['openQuote', { token: link }],
    ['answerQuote', { token: link, action: 'decline', reason: 'price' }],
    ['answerQuote', { token: link, action: 'renew' }],
    ['openVisit', { token: link }],
    ['answerVisit', { token: link, action: 'confirm' }],
    ['answerQuote', { token, action: 'contacted' }],
    ['createBooking', { ...visitor(), ...freshWindow(), quoteToken: link }],
  ] as const)
    expect([name, await desk.statusOf(name, body)]).toEqual([name, 404])
  for (const method of ['GET', 'HEAD'])
    for (const path of ['/answer', '/api/quotes/answer'])
      await apiClient(stack).send(method, `${path}?k=${link}`)
  expect(await rowOf(id)).toEqual(before)
  const marked = await contacted(link)
  expect(marked).toMatchObject({ status: 200, body: { number: id.slice(0, 8), totalPrice } })
  // It names the customer to the owner, and gives no way to reach them.
  for (const mark of [email, token]) expect(marked.text).not.toContain(mark)
  const row = await rowOf(id)
  expect(row).toMatchObject({ contactedAt: expect.any(String) })
  expect((await contacted(link)).status).toBe(200)
  expect(await rowOf(id)).toEqual(row)
  await change(id, { action: 'revoke' })
  expect((await contacted(link)).status).toBe(404)
})

test('the owner gets one mail about a quote that its reader declined, with the reason (P33.14)', async () => {
  const { id, token, email, totalPrice } = await quoted()
  const both = await Promise.all([decline(token, 'other-company'), decline(token, 'later')])
  for (const answer of [...both, await decline(token, 'price')])
    expect(answer).toMatchObject({ status: 200, body: { state: 'declined' } })
  const { declined } = (await listed(id)) ?? {}
  const mail = await ownersMail(email, /declined/)
  expect(mail.subject).toBe(`Ana Ruiz declined the quote for $${totalPrice}`)
  const reason = declined?.reason === 'later' ? 'Not now' : 'Another company'
  expect(mail.body.text).toContain(`reason: ${reason}.`)
  expect(mail.body.text).not.toContain('/answer?k=')
  expect(await desk.mailsAbout(id, /^quote-declined$/)).toEqual(['sent'])
  // The owner knows what the owner noted.
  const other = await quoted()
  await change(other.id, { action: 'decline', reason: 'price' })
  expect(await desk.mailsAbout(other.id, /^quote-declined$/)).toEqual([])
})

test('a receipt that goes late is not sent while its quote is booked (P33.8)', async () => {
  const sentAgain = async (id: string) => {
    const receipt = `receipt-${id}`
    await failMail(stack.dynamodbEndpoint, receipt)
    await owner.expect('retryNotification', receipt)
    return (await settledMails({ stack }, [receipt])).map(({ status, reason }) => reason ?? status)
  }
  const quote = await quoted()
  const { body: visit } = await book(freshWindow(), { quoteToken: quote.token })
  expect(await sentAgain(quote.id)).toEqual(['It was booked'])
  await owner.expect('updateBooking', visit.id, { status: 'cancelled' })
  expect(await sentAgain(quote.id)).toEqual(['sent'])
})
