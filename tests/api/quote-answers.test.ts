/** Mails to the owner about a quote: the customer's refusal, and the link that marks the customer contacted (P33). */
import { expect, test } from '@jest/globals'
import { quoteDesk } from '#tests/api/quote-desk.ts'
import { tokenIn } from '#tests/api/visit-desk.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { visitor } from '#tests/support/api/requests.ts'

const desk = quoteDesk()
const { stack, freshWindow, quoted, decline, change, rowOf, listed, contacted, ownersMail } = desk

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
  expect(mail.body.text).toMatch(
    declined?.reason === 'later' ? /reason: Not now\./ : /reason: Another company\./,
  )
  expect(mail.body.text).not.toContain('/answer?k=')
  expect(await desk.mailsAbout(id, /^quote-declined$/)).toEqual(['sent'])
  // The owner knows what the owner noted.
  const other = await quoted()
  await change(other.id, { action: 'decline', reason: 'price' })
  expect(await desk.mailsAbout(other.id, /^quote-declined$/)).toEqual([])
})
