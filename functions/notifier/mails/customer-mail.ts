/** A mail to a customer. It quotes nothing they typed, so that no form can be used to mail strangers (decision 54). */
import {
  type Mail,
  type MailBody,
  renderHtml,
  renderText,
  subjectLine,
} from '#functions/notifier/mails/mail.ts'
import type { SiteInfo } from '#schemas/contract/settings.ts'
import { telephoneLink } from '#schemas/facts/links.ts'

export type CustomerText = Pick<MailBody, 'heading' | 'intro' | 'rows' | 'amounts' | 'actions'>

type MarketingFooter = Pick<MailBody, 'optOut'> & { postalAddress: string }

/** Adds who sends it, how to call, and why it arrives. @param footer of a marketing mail */
export function customerMail(
  { rows, ...text }: CustomerText,
  to: string,
  site: SiteInfo,
  footer?: MarketingFooter,
): Mail {
  const body: MailBody = {
    sender: site.businessName,
    ...text,
    rows: [...rows, { label: 'Call us', value: site.phone, href: telephoneLink(site.phone) }],
    ...(footer && { optOut: footer.optOut }),
    closing: `${site.businessName}, ${footer?.postalAddress ?? `${site.city}, ${site.state}`}. You received this email because this address was entered on our website. If that wasn’t you, please ignore it.`,
  }
  return {
    to,
    replyTo: site.email,
    subject: subjectLine(`${text.heading} - ${site.businessName}`),
    html: renderHtml(body),
    text: renderText(body),
  }
}
