/** When the owner's mail about a quote offers to mark it as contacted, however late it is sent. */
import { expect, test } from '@jest/globals'
import { ENV } from '#functions/environment.ts'
import { ownerMail } from '#functions/notifier/mails/owner-mails.ts'
import { newQuote } from '#functions/quotes/quote.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { DEFAULT_SETTINGS } from '#schemas/defaults/settings.ts'
import { quoteRequest } from '#tests/support/api/requests.ts'

process.env[ENV.linkSecrets] = 'a'.repeat(43)

const AT = '2059-03-03T18:00:00.000Z'
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'

test.each([
  ['on the last day of its link', {}, '2059-03-11T06:59:59.999Z', true],
  ['once its link has ended', {}, '2059-03-11T07:00:00.000Z', false],
  ['when it is booked', { bookingId: ID }, AT, false],
  ['when the owner has contacted the customer', { contactedAt: AT }, AT, false],
])('%s (P33.13)', (_, changes, now, isOffered) => {
  const record = { ...newQuote(quoteRequest(), DEFAULT_PRICING, ID, new Date(AT)), ...changes }
  const occasion = { settings: DEFAULT_SETTINGS, siteOrigin: 'https://example.com', now: new Date(now) }
  const { text } = ownerMail({ type: 'quote', record }, 'owner', occasion)
  expect(text.includes('Mark contacted')).toBe(isOffered)
})
