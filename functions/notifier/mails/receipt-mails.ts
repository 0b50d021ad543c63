/** The customer's receipt of a new quote, message or booking. */
import { format } from '#frontend/lib/format.ts'
import { type CustomerText, customerMail } from '#functions/notifier/mails/customer-mail.ts'
import type { Lead } from '#functions/notifier/mails/lead.ts'
import type { Mail } from '#functions/notifier/mails/mail.ts'
import { quoteText } from '#functions/notifier/mails/quote-mails.ts'
import { bookingReceipt, type Occasion } from '#functions/notifier/mails/visit-mails.ts'
import { wordsOf } from '#functions/words.ts'
import type { SiteInfo } from '#schemas/contract/settings.ts'

export function receiptMail(lead: Lead, to: string, site: SiteInfo, occasion: Occasion): Mail {
  return customerMail(content(lead, occasion), to, site)
}

function content(lead: Lead, occasion: Occasion): CustomerText {
  if (lead.type === 'booking') return bookingReceipt(lead.record, occasion)
  if (lead.type === 'quote') return quoteText(lead.record, 'received', occasion.siteOrigin)
  const { language, source, address = '' } = lead.record
  const { commercial, notYet, other } = wordsOf(language).leads.message
  if (source === 'not-yet')
    return { language, ...notYet, intro: format(notYet.intro, { zip: address }), rows: [] }
  return { language, ...(source === 'commercial' ? commercial : other), rows: [] }
}
