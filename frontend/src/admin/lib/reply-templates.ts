/** Reply templates. `{name}` is the customer's first name, `{business}` the business' name, `{phone}` its phone. */
import { format } from '#frontend/lib/format.ts'
import { mailtoLink } from '#schemas/facts/links.ts'

export type Recipient = { name: string; email: string; message?: string | undefined }
export type Business = { businessName: string; phone: string }
export type Reply = { subject: string; body: string }

export const REPLY_TEMPLATES = [
  {
    name: 'Thank you',
    subject: 'Thank you for contacting {business}',
    body: 'Hi {name},\n\nThank you for your message. ',
  },
  {
    name: 'Offer a visit',
    subject: 'A time for your window cleaning',
    body: 'Hi {name},\n\nThank you for getting in touch. We have openings this week. Would a morning or an afternoon work better for you? Please reply with two days that work.',
  },
  {
    name: 'Ask for details',
    subject: 'A few questions about your windows',
    body: 'Hi {name},\n\nThank you for your message. To give you an exact price, we need a few details: about how many windows there are, on how many floors, and whether any have hard water spots. Photos help, too.',
  },
  {
    name: 'Follow up on a quote',
    subject: 'Your quote from {business}',
    body: 'Hi {name},\n\nWe wanted to check in about the quote you asked for. If you would like to go ahead, reply with a day that works for you and we will put you on the calendar.',
  },
] as const

const SIGNATURE = '\n\nBest regards,\n{business}\n{phone}'

/** A template for one customer, with the message they wrote quoted below. */
export function fillTemplate(template: Reply, recipient: Recipient, business: Business): Reply {
  const values = {
    name: recipient.name.split(' ')[0] ?? recipient.name,
    business: business.businessName,
    phone: business.phone,
  }
  const quoted = recipient.message ? `\n\n> ${recipient.message.slice(0, 500).replace(/\n/g, '\n> ')}` : ''
  return {
    subject: format(template.subject, values),
    body: format(template.body.trimEnd() + SIGNATURE, values) + quoted,
  }
}

/** A link that opens the mail program with a reply (RFC 6068: line breaks are CRLF). */
export function replyLink(email: string, reply: Reply): string {
  const encode = (text: string) => encodeURIComponent(text.replace(/\n/g, '\r\n'))
  return `${mailtoLink(email)}?subject=${encode(reply.subject)}&body=${encode(reply.body)}`
}
