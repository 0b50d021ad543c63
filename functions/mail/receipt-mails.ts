/** What the customer gets: a receipt without any text of their own, so that the form cannot be used to mail strangers. */
import { amountsOf, customerOf, type Lead } from '#functions/mail/lead.ts'
import {
  dollars,
  type Mail,
  type MailBody,
  renderHtml,
  renderText,
  subjectLine,
  telHref,
} from '#functions/mail/mail.ts'
import { visitText } from '#functions/mail/visit-text.ts'
import type { SiteInfo } from '#schemas/setting.ts'

function content(lead: Lead): Pick<MailBody, 'heading' | 'intro' | 'rows' | 'amounts'> {
  if (lead.type === 'quote') {
    return {
      heading: `Your quote: ${dollars(lead.record.totalPrice)}`,
      intro: 'Thank you for asking us. This is the quote we have on file for you.',
      rows: [],
      amounts: amountsOf(lead.record),
    }
  }
  if (lead.type === 'booking') {
    return {
      heading: 'We have your booking',
      intro: 'Thank you for booking. We will confirm your visit soon.',
      rows: [{ label: 'Visit', value: visitText(lead.record) }],
    }
  }
  // The promise of 24 hours is made for commercial requests alone (spec §9).
  const promise = lead.record.source === 'commercial' ? 'within 24 hours' : 'soon'
  return {
    heading: 'We have your message',
    intro: `Thank you for writing to us. We will get back to you ${promise}.`,
    rows: [],
  }
}

/** @param site the business's public facts; replies go to its address */
export function receiptMail(lead: Lead, site: SiteInfo): Mail {
  const { heading, intro, rows, amounts = [] } = content(lead)
  const body: MailBody = {
    sender: site.businessName,
    heading,
    intro,
    amounts,
    rows: [...rows, { label: 'Questions?', value: site.phone, href: telHref(site.phone) }],
    closing: `${site.businessName}, ${site.city}, ${site.state}. You get this mail because this address was entered on our website. If that was not you, please ignore it.`,
  }
  return {
    to: customerOf(lead).email,
    replyTo: site.email,
    subject: subjectLine(`${heading} - ${site.businessName}`),
    html: renderHtml(body),
    text: renderText(body),
  }
}
