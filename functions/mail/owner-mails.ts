/** What the owner gets about each lead: everything needed to answer from a phone. */
import { amountsOf, customerOf, type Lead } from '#functions/mail/lead.ts'
import {
  dollars,
  type Mail,
  type MailBody,
  type Row,
  renderHtml,
  renderText,
  subjectLine,
} from '#functions/mail/mail.ts'
import { visitText } from '#functions/mail/visit-text.ts'
import { mailtoLink, telephoneLink } from '#schemas/links.ts'
import { placeName } from '#schemas/places.ts'
import { labelOfType } from '#schemas/service-types.ts'

/** Where the back office shows a lead; the list's search finds it by id. */
const PAGES = { quote: 'quotes', contact: 'contacts', booking: 'bookings' } as const

function details(lead: Lead): {
  title: string
  rows: Row[]
  amounts?: Row[]
  quotation: string | undefined
} {
  if (lead.type === 'quote') {
    const { totalPrice, customerInfo, city } = lead.record
    return {
      title: `quote for ${dollars(totalPrice)}`,
      rows: cityRow(city),
      amounts: amountsOf(lead.record),
      quotation: customerInfo.message,
    }
  }
  if (lead.type === 'contact') {
    return {
      title: lead.record.source === 'commercial' ? 'commercial request' : 'message',
      rows: [],
      quotation: lead.record.message,
    }
  }
  const { serviceType, businessName, totalPrice, notes, city } = lead.record
  const rows = [
    ...cityRow(city),
    { label: 'Visit', value: visitText(lead.record) },
    { label: 'Service', value: labelOfType(serviceType) },
    ...(businessName ? [{ label: 'Business', value: businessName }] : []),
    ...(totalPrice === undefined ? [] : [{ label: 'Quoted', value: dollars(totalPrice) }]),
  ]
  return { title: 'booking', rows, quotation: notes }
}

function cityRow(city: string | undefined): Row[] {
  const value = placeName(city)
  return value ? [{ label: 'City', value }] : []
}

/**
 * @param to the owner's address
 * @param siteOrigin without a trailing slash; the mail links to the record in the back office
 */
export function ownerMail(lead: Lead, to: string, siteOrigin: string): Mail {
  const customer = customerOf(lead)
  const { title, rows, amounts = [], quotation } = details(lead)
  const body: MailBody = {
    sender: 'Your website',
    heading: `New ${title}`,
    intro: `${customer.name} is waiting for your answer.${customer.email ? ' Reply to this email to write to the customer.' : ''}`,
    rows: [
      { label: 'Name', value: customer.name },
      ...(customer.phone
        ? [{ label: 'Phone', value: customer.phone, href: telephoneLink(customer.phone) }]
        : []),
      ...(customer.email
        ? [{ label: 'Email', value: customer.email, href: mailtoLink(customer.email) }]
        : []),
      ...(customer.address
        ? [
            {
              label: 'Address',
              value: customer.address,
              href: `https://maps.google.com/?q=${encodeURIComponent(customer.address)}`,
            },
          ]
        : []),
      ...rows,
    ],
    amounts,
    ...(quotation ? { quotation } : {}),
    action: {
      label: 'Open in the back office',
      href: `${siteOrigin}/admin/${PAGES[lead.type]}?q=${lead.record.id}`,
    },
    closing: 'Your website sent this email to the address in its settings.',
  }
  return {
    to,
    ...(customer.email && { replyTo: customer.email }),
    subject: subjectLine(`New ${title} from ${customer.name}`),
    html: renderHtml(body),
    text: renderText(body),
  }
}
