/** How long a job takes: minutes of prices, and what a quote keeps of them (P39). */

import { expect, test } from '@jest/globals'
import { isCommercial } from '#schemas/facts/pricing-categories.ts'
import { quoteDesk } from '#tests/api/quote-desk.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { quoteRequest } from '#tests/support/api/requests.ts'
import { tokenIn } from '#tests/support/mail/mailbox.ts'
import { expireQuote } from '#tests/support/table/rows.ts'

const { stack, owner, freshWindow, quoted, open, renew, rowOf, listed, book, mailTo } = quoteDesk()

/** Gives every price of a home these minutes. */
async function timePrices(minutes: number | null): Promise<void> {
  for (const { id, category } of await owner.expect('listPricingEntries'))
    if (!isCommercial(category)) await owner.expect('updatePricingEntry', id, { minutes })
}

test('a quote keeps its minutes whatever the price list says later, until it is renewed (P39.1)', async () => {
  const ask = async (changes = {}) =>
    (await apiClient(stack).expect('createQuote', quoteRequest(changes))).minutes
  const unknown = await quoted()
  const untimed = await apiClient(stack).expect('createQuote', quoteRequest())
  expect(Object.keys(untimed)).toEqual(['id', 'basePrice', 'totalPrice', 'lines'])
  await timePrices(60)
  const timed = await quoted()
  await timePrices(90)
  expect(await ask({ hardWaterStains: 3 })).toBe(90 + 90 + 3 * 90)
  const minutesOf = async ({ id, token }: { id: string; token: string }) => [
    (await open(token)).body.minutes,
    (await rowOf(id))?.['minutes'],
    (await listed(id))?.minutes,
  ]
  expect(await minutesOf(timed)).toEqual([120, 120, 120])
  expect(await minutesOf(unknown)).toEqual([undefined, undefined, undefined])
  expect(timed.receipt.body.text).toContain('Takes about: 2-2½ hours')
  expect(unknown.receipt.body.text).not.toContain('Takes about')

  await expireQuote(stack.dynamodbEndpoint, timed.id)
  expect((await renew(timed.token)).body).toMatchObject({ state: 'open', minutes: 180 })
  await timePrices(null)
  expect((await open(timed.token)).body.minutes).toBe(180)
  expect(await ask()).toBeUndefined()
})

test('a visit says how long it takes until the owner changes its hours (P39.9)', async () => {
  await timePrices(90)
  const { token, email } = await quoted()
  const morning = { ...freshWindow(), serviceTime: '08:00' as const }
  const { body } = await book(morning, { quoteToken: token }, undefined, { email })
  const receipt = await mailTo(email, /booking request/)
  expect(receipt.body.text).toContain('Takes about: 2½-3½ hours')
  const opened = { token: tokenIn(receipt, '/visit?k=') }
  const visit = await apiClient(stack).expect('openVisit', opened)
  expect(visit).toMatchObject({ hours: 3, minutes: 180 })
  const file = await fetch(`${stack.url}${visit.calendar}`)
  expect((await file.text()).replaceAll('\r\n ', '')).toContain('Takes about 2½-3½ hours')
  const edit = (hours: number) => owner.expect('updateBooking', body.id, { hours, anyway: true })
  expect(await edit(3)).toMatchObject({ minutes: 180 })
  expect(await edit(4)).not.toHaveProperty('minutes')
  expect((await apiClient(stack).expect('openVisit', opened)).minutes).toBeUndefined()
  await timePrices(null)
})

test('the instant of minutes is kept from their change into others on, whatever else changes (P39.14)', async () => {
  const [{ id } = { id: '' }] = await owner.expect('listPricingEntries')
  const edit = async (body: { minutes: number | null } | { price: string }) =>
    (await owner.expect('updatePricingEntry', id, body)).minutesAt
  expect(await edit({ minutes: 60 })).toBeUndefined()
  expect(await edit({ minutes: 60 })).toBeUndefined()
  const start = Date.now()
  const changed = await edit({ minutes: 75 })
  expect(Date.parse(changed ?? '')).toBeGreaterThanOrEqual(start)
  expect(await edit({ price: '181.00' })).toBe(changed)
  expect(await edit({ minutes: null })).toBe(changed)
})
