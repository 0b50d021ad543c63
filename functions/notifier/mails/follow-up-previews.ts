import type { Occasion } from '#functions/notifier/mails/mail.ts'
import { followUpMail } from '#functions/notifier/mails/receipt-mails.ts'
import { newQuote } from '#functions/quotes/quote.ts'
import { followUpDays } from '#functions/quotes/quote-store.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'

const keyOf = (category: string) => DEFAULT_PRICING.find((option) => option.category === category)?.key ?? ''

const SAMPLE = {
  houseSize: keyOf('house_size'),
  stories: keyOf('stories'),
  windowTypes: [],
  interiorCleaning: [],
  extras: [],
  hardWaterStains: 0,
  customerInfo: { name: 'Ana Sample', email: 'ana@example.com' },
}

/** The follow-ups as they would be sent for a quote of today. Their links lead nowhere. */
export function followUpPreviews({ settings, siteOrigin, now }: Occasion) {
  const quote = newQuote(SAMPLE, DEFAULT_PRICING, '00000000-0000-4000-8000-000000000000', now)
  const address = settings.business_postal_address || '(postal address)'
  const shown = { ...settings, business_postal_address: address }
  return followUpDays(settings).map(([kind, afterDays]) => {
    const { subject, text } = followUpMail(quote, kind, { settings: shown, siteOrigin, now })
    return { afterDays, subject, text }
  })
}
