/**
 * Reply templates. `{name}` is the customer's first name, `{business}` the business' name, `{phone}` its phone; `{visitDate}`,
 * `{window}`, `{price}` and `{link}` are of the customer's visit.
 */
import { format } from '#frontend/lib/format.ts'
import { mailtoLink } from '#schemas/facts/links.ts'

/** Parts may be unknown. */
type RecipientVisit = { [Name in (typeof VISIT_BLANKS)[number]]?: string }
export type Recipient = {
  name: string
  email: string
  message?: string | undefined
  visit?: RecipientVisit
}
export type Business = { businessName: string; phone: string }
export type Reply = { subject: string; body: string }

const VISIT_BLANKS = ['visitDate', 'window', 'price', 'link'] as const

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
  {
    name: 'About the visit',
    subject: 'Your visit on {visitDate}',
    body: 'Hi {name},\n\nWe look forward to your visit.\nDay: {visitDate}\nWe arrive: {window}\nPrice: {price}\nSee or change it: {link}',
    isForVisit: true,
  },
  {
    name: 'Ask for another day',
    subject: 'Your visit on {visitDate}',
    body: 'Hi {name},\n\nCould we clean your windows on another day than {visitDate}, {window}? Please reply with two days that work.\nOr choose a new time yourself: {link}',
    isForVisit: true,
  },
] as const

/** Without a visit, those about one are left out. */
export function templatesFor({ visit }: Recipient) {
  return REPLY_TEMPLATES.filter((template) => visit !== undefined || !('isForVisit' in template))
}

const SIGNATURE = '\n\nBest regards,\n{business}\n{phone}'

/** A template for one customer, with the message they wrote quoted below. A line about an unknown part of the visit is left out. */
export function fillTemplate(template: Reply, recipient: Recipient, business: Business): Reply {
  const values = {
    name: recipient.name.split(' ')[0] ?? recipient.name,
    business: business.businessName,
    phone: business.phone,
    ...recipient.visit,
  }
  const unknown = VISIT_BLANKS.filter((name) => !recipient.visit?.[name])
  const isKnown = (line: string) => !unknown.some((name) => line.includes(`{${name}}`))
  const fill = (text: string) => format(text.split('\n').filter(isKnown).join('\n'), values)
  const quoted = recipient.message ? `\n\n> ${recipient.message.slice(0, 500).replace(/\n/g, '\n> ')}` : ''
  return {
    subject: fill(template.subject),
    body: fill(template.body.trimEnd() + SIGNATURE) + quoted,
  }
}

/** A link that opens the mail program with a reply (RFC 6068: line breaks are CRLF). */
export function replyLink(email: string, reply: Reply): string {
  const encode = (text: string) => encodeURIComponent(text.replace(/\n/g, '\r\n'))
  return `${mailtoLink(email)}?subject=${encode(reply.subject)}&body=${encode(reply.body)}`
}
