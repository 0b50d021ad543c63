/** The owner's mails: one per lead, with everything needed to answer from a phone, or a digest of many. */
import { money } from '#frontend/lib/format.ts'
import { type ContactRecord, toContact } from '#functions/contacts/contact-model.ts'
import { linkAddress } from '#functions/links/signed-link.ts'
import { amountsOf, customerOf, type Lead, listedRows, visitText } from '#functions/notifier/mails/lead.ts'
import {
  type Mail,
  type MailBody,
  type MailEntry,
  mailOf,
  type Occasion,
  type Row,
} from '#functions/notifier/mails/mail.ts'
import type { OutboxRow } from '#functions/outbox/outbox.ts'
import { isInTime } from '#functions/quotes/quote.ts'
import type { VisitChange } from '#schemas/contract/notifications.ts'
import { printedPrice } from '#schemas/defaults/pricing.ts'
import type { Settings } from '#schemas/defaults/settings.ts'
import { telephoneLink } from '#schemas/facts/links.ts'
import { isSameWindow, isVisitOver, pacificNow } from '#schemas/facts/pacific-time.ts'
import { DECLINE_WORDS, type DeclineReason, stageOf } from '#schemas/facts/statuses.ts'
import { statementOf } from '#schemas/facts/visit-change.ts'
import { BOOKING_FIELDS } from '#schemas/fields/booking.ts'
import { CONTACT_FIELDS } from '#schemas/fields/contact.ts'
import { QUOTE_FIELDS } from '#schemas/fields/quote.ts'

function details(lead: Lead): {
  title: string
  /** How to reach the customer, and what it is about. */
  rows: Row[]
  amounts?: Row[]
  quotation: string | undefined
} {
  if (lead.type === 'quote') {
    const { record } = lead
    return {
      title: `quote for ${money(record.totalPrice)}`,
      rows: listedRows(QUOTE_FIELDS, record),
      amounts: amountsOf(record, 'Total'),
      quotation: record.customerInfo.message,
    }
  }
  if (lead.type === 'contact')
    return {
      title: contactTitle(lead.record),
      rows: listedRows(CONTACT_FIELDS, lead.record),
      quotation: lead.record.message,
    }
  const rows = listedRows(BOOKING_FIELDS, lead.record, { serviceDate: visitText(lead.record) })
  return { title: 'booking', rows, quotation: lead.record.notes }
}

function contactTitle(contact: ContactRecord): string {
  const { source, address, estimate } = contact
  if (source === 'not-yet') return `request to be told when you come to ${address}`
  if (source !== 'commercial') return 'message'
  const { businessName: business } = toContact(contact)
  const price = estimate && printedPrice(estimate.totalPrice)
  return `commercial request${business ? ` for ${business}` : ''}${price === undefined ? '' : ` (${money(price)})`}`
}

const CLOSING = 'Your website sent this email to the address in its settings.'

type OwnerText = Omit<MailBody, 'sender' | 'closing'> &
  Pick<Mail, 'subject' | 'replyTo'> &
  Partial<Pick<MailBody, 'closing'>>

/** A mail to the owner. */
export function mailToOwner(settings: Settings, { subject, replyTo, ...text }: OwnerText): Mail {
  const body = { sender: settings.business_name, closing: CLOSING, ...text }
  return mailOf({ to: settings.notification_email, replyTo, subject }, body)
}

const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** The screen of the back office whose search finds the lead by its id. */
const linkTo = ({ type, record }: Lead, siteOrigin: string) => `${siteOrigin}/admin/${type}s?q=${record.id}`

/** Confirm or decline a booking, mark a quote, call, or open the back office. */
function actions(lead: Lead, { siteOrigin, now }: Occasion) {
  const { phone } = customerOf(lead)
  return [
    ...(lead.type === 'booking' && stateOf(lead) === 'pending'
      ? [{ label: 'Confirm or decline', href: linkAddress('answer', siteOrigin, lead.record) }]
      : []),
    ...(lead.type === 'quote' && isWaiting(stateOf(lead)) && isInTime('contacted', lead.record, now)
      ? [{ label: 'Mark contacted', href: linkAddress('contacted', siteOrigin, lead.record) }]
      : []),
    { label: 'Open in the back office', href: linkTo(lead, siteOrigin) },
    ...(phone ? [{ label: `Call ${phone}`, href: telephoneLink(phone) }] : []),
  ]
}

const isToTell = (lead: Lead) => lead.type === 'contact' && lead.record.source === 'not-yet'

const isWaiting = (state: string) => ['pending', 'new', 'seen'].includes(state)

function stateOf({ type, record }: Lead): string {
  if (type === 'booking') return statementOf(record).state
  return type === 'quote' ? stageOf(record) : record.status
}

function waiting(lead: Lead, { now }: Occasion): string {
  if (isToTell(lead)) return 'There is nothing to answer now. The request is kept under Contacts.'
  const state = stateOf(lead)
  const isOver = lead.type === 'booking' && isVisitOver(lead.record, now)
  if (isWaiting(state))
    return isOver
      ? 'Nobody has answered it, and its time is over.'
      : `${customerOf(lead).name} is waiting for your answer.`
  // Confirmed at once, or answered while this mail had to wait.
  if (state === 'asked') return 'Its day is called off.'
  return lead.type === 'booking' ? `The visit is ${state}.` : `It is marked as ${state}.`
}

/** A lead that is new, or that nobody has answered, in time or on the eve of its visit. */
export type LeadMailKind = 'owner' | 'unanswered' | 'unconfirmed'

export function ownerMail(lead: Lead, kind: LeadMailKind, occasion: Occasion): Mail {
  const { name } = customerOf(lead)
  const { title } = details(lead)
  // A mail that had to wait may arrive on the day itself.
  const isToday = lead.type === 'booking' && lead.record.serviceDate === pacificNow(occasion.now).date
  const day = isToday ? 'today' : 'tomorrow'
  const texts = {
    owner: {
      heading: `New ${title}`,
      intro: waiting(lead, occasion),
      subject: isToTell(lead) ? `New from ${name}: ${title}` : `New ${title} from ${name}`,
    },
    unanswered: {
      heading: `Unanswered ${title}`,
      intro: `${name} is still waiting for your answer.`,
      subject: `Still unanswered: ${title} from ${name}`,
    },
    unconfirmed: {
      heading: `${capitalised(day)}’s visit is not confirmed`,
      intro: `${name} asked for a visit ${day}, and nobody has confirmed it. Please confirm or decline it now.`,
      subject: `Not confirmed for ${day}: ${name}`,
    },
  }
  return leadMail(lead, occasion, texts[kind])
}

/** The mail about a visit that its customer moved or cancelled. */
export function customerChangeMail(
  lead: Lead & { type: 'booking' },
  row: { change: VisitChange } & Pick<OutboxRow, 'from' | 'to' | 'cancelReason'>,
  occasion: Occasion,
): Mail {
  const { name } = customerOf(lead)
  const { from, to = lead.record, cancelReason: reason } = row
  const done = row.change.what === 'cancelled' ? 'cancelled' : 'moved'
  const since = isSameWindow(to, lead.record) ? '' : ' Its day or time has changed since, as you see below.'
  const became = done === stateOf(lead) ? '' : ` ${waiting(lead, occasion)}`
  return leadMail(lead, occasion, {
    heading: `Visit ${done} by the customer`,
    intro: `${name} has ${done} this visit by the link in the email${from ? `; it was ${visitText(from)}` : ''}.${reason ? ` The reason: “${reason.replace(/[^.!?]$/, '$&.')}”` : ''}${since}${became}`,
    subject: `${name} ${done} a visit: ${visitText(to)}`,
  })
}

/** The mail about a quote that its reader declined. */
export function declinedMail(
  lead: Lead & { type: 'quote' },
  reason: DeclineReason,
  occasion: Occasion,
): Mail {
  const { name } = customerOf(lead)
  return leadMail(lead, occasion, {
    heading: 'Quote declined',
    intro: `${name} or somebody with the link of this quote declined it. The reason: ${DECLINE_WORDS[reason]}.`,
    subject: `${name} declined the quote for ${money(lead.record.totalPrice)}`,
  })
}

function leadMail(
  lead: Lead,
  occasion: Occasion,
  { heading, intro, subject }: { heading: string; intro: string; subject: string },
): Mail {
  const { name, email } = customerOf(lead)
  const { rows, amounts = [], quotation } = details(lead)
  return mailToOwner(occasion.settings, {
    subject,
    replyTo: email,
    heading,
    intro: `${intro}${email ? ' Reply to this email to write to the customer.' : ''}`,
    rows: [{ label: 'Name', value: name }, ...rows],
    amounts,
    quotation,
    actions: actions(lead, occasion),
  })
}

/** How a digest counts leads, in this order, and what it says of one. */
const LISTED = {
  unconfirmed: { count: 'unconfirmed', text: (title: string) => `${title}, not confirmed yet` },
  owner: { count: 'new', text: (title: string) => title },
  unanswered: { count: 'unanswered', text: (title: string) => `still unanswered ${title}` },
  'customer-change': { count: 'changed', text: (title: string, deed: string) => `${title}, ${deed}` },
  'quote-declined': { count: 'declined', text: (title: string) => `${title}, declined` },
}
/** Kind of a mail that a digest replaces. */
export type ListedKind = keyof typeof LISTED

/** Summarises one lead without its longer texts. */
export function digestEntry(lead: Lead, kind: ListedKind, siteOrigin: string, row: Partial<OutboxRow> = {}) {
  const { title, rows } = details(lead)
  const { change, to } = row
  const deed = `${change?.what} by the customer${to ? `: ${visitText(to)}` : ''}`
  const told = kind === 'quote-declined' ? 'declined' : change?.what
  const state = stateOf(lead)
  const isNews = !isWaiting(state) && !isToTell(lead) && state !== told
  const became = isNews ? ` (${state === 'asked' ? 'day called off' : state})` : ''
  return {
    heading: `${customerOf(lead).name}: ${capitalised(LISTED[kind].text(title, deed))}${became}`,
    href: linkTo(lead, siteOrigin),
    rows,
  }
}

/** @param entries each with the kind of its mail */
export function digestMail(
  entries: readonly { entry: MailEntry; kind: ListedKind }[],
  { settings, siteOrigin }: Occasion,
): Mail {
  const heading = Object.entries(LISTED)
    .flatMap(([listed, { count: word }]) => {
      const count = entries.filter(({ kind }) => kind === listed).length
      return count === 0 ? [] : [`${count} ${word} ${count === 1 ? 'request' : 'requests'}`]
    })
    .join(', ')
  return mailToOwner(settings, {
    subject: `${heading} - ${settings.business_name}`,
    heading,
    intro:
      'Too many emails were due within an hour, so these requests are listed in one. Each is in the back office. Some may be spam.',
    rows: [],
    entries: entries.map(({ entry }) => entry),
    actions: [{ label: 'Open the back office', href: `${siteOrigin}/admin` }],
  })
}
