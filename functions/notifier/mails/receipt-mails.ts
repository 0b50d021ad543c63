/** The customer's receipt. It quotes nothing they typed, so that the form cannot be used to mail strangers. */
import { amountsOf, type Lead, visitText } from '#functions/notifier/mails/lead.ts'
import {
  dollars,
  type Mail,
  type MailBody,
  renderHtml,
  renderText,
  subjectLine,
} from '#functions/notifier/mails/mail.ts'
import type { SiteInfo } from '#schemas/contract/settings.ts'
import { telephoneLink } from '#schemas/facts/links.ts'

function content(lead: Lead): Pick<MailBody, 'heading' | 'intro' | 'rows' | 'amounts'> {
  if (lead.type === 'quote') {
    return {
      heading: `Your quote: ${dollars(lead.record.totalPrice)}`,
      intro: 'Thank you for requesting a quote. Here is what it includes.',
      rows: [],
      amounts: amountsOf(lead.record),
    }
  }
  if (lead.type === 'booking') {
    return {
      heading: 'We received your booking request',
      intro: 'Thank you for booking with us. We will confirm your visit soon.',
      rows: [{ label: 'Visit', value: visitText(lead.record) }],
    }
  }
  // The website promises 24 hours for commercial requests only.
  const promise = lead.record.source === 'commercial' ? 'within 24 hours' : 'soon'
  return {
    heading: 'We received your message',
    intro: `Thank you for writing to us. We will get back to you ${promise}.`,
    rows: [],
  }
}

export function receiptMail(lead: Lead, to: string, site: SiteInfo): Mail {
  const { heading, intro, rows, amounts = [] } = content(lead)
  const body: MailBody = {
    sender: site.businessName,
    heading,
    intro,
    amounts,
    rows: [...rows, { label: 'Call us', value: site.phone, href: telephoneLink(site.phone) }],
    closing: `${site.businessName}, ${site.city}, ${site.state}. You received this email because this address was entered on our website. If that wasn’t you, please ignore it.`,
  }
  return {
    to,
    replyTo: site.email,
    subject: subjectLine(`${heading} - ${site.businessName}`),
    html: renderHtml(body),
    text: renderText(body),
  }
}
