/** Reminders of quotes that are not as their readers know them, or cannot be booked online. */
import { expect, test } from '@jest/globals'
import { ENV } from '#functions/environment.ts'
import { followUpMail } from '#functions/notifier/mails/receipt-mails.ts'
import { newQuote } from '#functions/quotes/quote.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { DEFAULT_SETTINGS } from '#schemas/defaults/settings.ts'
import { quoteRequest } from '#tests/support/api/requests.ts'

process.env[ENV.linkSecrets] = 'a'.repeat(43)

const QUOTE = newQuote(
  quoteRequest(),
  DEFAULT_PRICING,
  '0f8fad5b-d9cb-469f-a165-70867728950e',
  new Date('2059-03-03T18:00:00Z'),
)
const at = (address: string) => ({ customerInfo: { ...QUOTE.customerInfo, address } })

test.each<[string, Partial<Quote>, string]>([
  ['as it was', {}, 'You can book a day online'],
  ['cheaper', { toldPrice: QUOTE.totalPrice + 20 }, 'at its new, lower price'],
  ['dearer', { toldPrice: 150 }, 'It replaces the $150 that we sent you before.'],
  ['a day long', { minutes: 600 }, 'You can book a day online'],
  ['more than a day long', { minutes: 601 }, 'Here it is once more'],
  ['where the business comes', at('1 Main St, Hanford, CA 93230'), 'You can book a day online'],
  ['where the business does not come yet', at('1 Main St, San Francisco, CA 94103'), 'Here it is once more'],
])('a reminder of a quote %s says what is so (P33.8, P39.8, P39.17)', (_, changes, said) => {
  const occasion = { settings: DEFAULT_SETTINGS, siteOrigin: 'https://example.com', now: new Date() }
  const mail = followUpMail({ ...QUOTE, ...changes }, 'quote-2', occasion)
  expect(mail.text).toContain(said)
})
