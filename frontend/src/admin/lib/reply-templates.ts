/** Fills the templates of replies. */
import { format } from '#frontend/lib/format.ts'
import { mailtoLink } from '#schemas/facts/links.ts'
import { REPLY_TEMPLATES, SIGNATURE } from '#words/mails/replies.ts'

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

/** Without a visit, those about one are left out. */
export function templatesFor({ visit }: Recipient) {
  return REPLY_TEMPLATES.filter((template) => visit !== undefined || !('isForVisit' in template))
}

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
