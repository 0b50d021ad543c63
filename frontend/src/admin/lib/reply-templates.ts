import * as en from '#frontend/content/en/mails/replies.ts'
import * as es from '#frontend/content/es/mails/replies.ts'
import { format } from '#frontend/lib/format.ts'
import { mailtoLink } from '#schemas/facts/links.ts'
import { startOf } from '#schemas/facts/typed-text.ts'

/** Parts may be unknown. */
type RecipientVisit = { [Name in (typeof VISIT_BLANKS)[number]]?: string }
export type Recipient = {
  name: string
  email: string
  message?: string | undefined
  language?: 'es' | undefined
  visit?: RecipientVisit
}
/** Parts are unknown while they cannot be read. */
export type Business = { businessName?: string; phone?: string }
export type Reply = { subject: string; body: string }

const WORDS = { en, es }

const VISIT_BLANKS = ['visitDate', 'window', 'price', 'link'] as const

type Template = Reply & { name: string; isForVisit?: true }

/** In the customer's language. */
export const usualTemplate = ({ language }: Recipient): Template => WORDS[language ?? 'en'].REPLY_TEMPLATES[0]

/** Without a visit, those about one are left out. */
export function templatesFor({ visit, language }: Recipient) {
  const templates: readonly Template[] = WORDS[language ?? 'en'].REPLY_TEMPLATES
  return templates.filter((template) => visit !== undefined || !('isForVisit' in template))
}

/** A template for one customer, with the message they wrote quoted below. A line about what is unknown is left out. */
export function fillTemplate(template: Reply, recipient: Recipient, business: Business): Reply {
  const values = {
    name: recipient.name.split(' ')[0] ?? recipient.name,
    business: business.businessName ?? '',
    phone: business.phone ?? '',
    ...recipient.visit,
  }
  const unknown = (['business', 'phone', ...VISIT_BLANKS] as const).filter((name) => !values[name])
  const isKnown = (line: string) => !unknown.some((name) => line.includes(`{${name}}`))
  const fill = (text: string) => format(text.split('\n').filter(isKnown).join('\n'), values)
  const quoted = recipient.message ? `\n\n> ${startOf(recipient.message, 500).replace(/\n/g, '\n> ')}` : ''
  return {
    subject: fill(template.subject),
    body: fill(template.body.trimEnd() + WORDS[recipient.language ?? 'en'].SIGNATURE) + quoted,
  }
}

/** A link that opens the mail program with a reply (RFC 6068: line breaks are CRLF). */
export function replyLink(email: string, reply: Reply): string {
  const encode = (text: string) => encodeURIComponent(text.replace(/\n/g, '\r\n'))
  return `${mailtoLink(email)}?subject=${encode(reply.subject)}&body=${encode(reply.body)}`
}
