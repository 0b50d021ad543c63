/** Each mail to the owner, as its reader sees it. */
import { expect, test } from '@jest/globals'
import { ContactRecord } from '#functions/contacts/contact-model.ts'
import { ENV } from '#functions/environment.ts'
import type { Mail } from '#functions/notifier/mails/mail.ts'
import {
  customerChangeMail,
  declinedMail,
  digestEntry,
  digestMail,
  ownerMail,
} from '#functions/notifier/mails/owner-mails.ts'
import { deviceLinkMail, warningMail } from '#functions/notifier/mails/warning-mail.ts'
import type { OutboxRow } from '#functions/outbox/outbox.ts'
import { newQuote } from '#functions/quotes/quote.ts'
import { Booking } from '#schemas/contract/booking-record.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { DEFAULT_SETTINGS } from '#schemas/defaults/settings.ts'
import { contactRequest, quoteRequest, visitor } from '#tests/support/api/requests.ts'

process.env[ENV.linkSecrets] = 'a'.repeat(43)

const AT = '2059-03-03T18:00:00.000Z'
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const SITE = 'https://example.com'
const settings = { ...DEFAULT_SETTINGS, business_name: 'Windows' }
const OCCASION = { settings, siteOrigin: SITE, now: new Date(AT) }
const stored = { id: ID, isSpam: false, createdAt: AT, updatedAt: AT }
const booking = (changes: Partial<Booking> = {}) => ({
  type: 'booking' as const,
  record: Booking.parse({
    ...{ ...visitor(), ...stored, serviceDate: '2059-03-08', serviceTime: '10:00', status: 'pending' },
    ...{ notes: 'Mind the roses', totalPrice: 179, ...changes },
  }),
})
const contact = (changes: object = {}) => ({
  type: 'contact' as const,
  record: ContactRecord.parse({ ...contactRequest(), ...stored, status: 'new', ...changes }),
})
const device = 'Safari on iPhone'
const phone = '(559) 555-0111'
const customerInfo = { ...quoteRequest().customerInfo, phone, address: '1 Main St', message: 'Two dogs' }
const quote = {
  type: 'quote' as const,
  record: newQuote(quoteRequest({ hardWaterStains: 2, customerInfo }), DEFAULT_PRICING, ID, new Date(AT)),
}
const declined = { ...quote, record: { ...quote.record, declined: { at: AT, reason: 'later' as const } } }
const COMMERCIAL = { source: 'commercial', businessName: 'Ruiz Bakery', message: 'After closing time' }
const ESTIMATED = { ...COMMERCIAL, estimate: { businessName: 'Ruiz & Sons', basePrice: 47, totalPrice: 47 } }
const row = (more: Partial<OutboxRow>) => ({ recordId: ID, createdAt: AT, ...more }) as OutboxRow
const account = { username: 'sam', device, from: 'old@example.com', to: 'new@example.com' }
const CLOSING = 'Your website sent this email to the address in its settings.'

const WHO = 'Name: Ana Ruiz | Phone: (559) 555-0111 | Email: ana@example.com'
const WRITER = 'Name: Ana Ruiz | Email: ana@example.com | Phone: (559) 555-0111'
const VISIT =
  'Address: 1 Main St, Hanford | Visit: Saturday, March 8, 2059, 10 AM-12 PM Pacific time | Service: Home window cleaning | Price: $179'
const QUOTED =
  'Address: 1 Main St | Small home: $179 | One story: $0 | Hard water stain removal, 2 windows: $18 | Total: $197 | > Two dogs'
const REPLY = 'Reply to this email to write to the customer.'
const CALL = 'Call (559) 555-0111: | tel:+15595550111'
const IF_NOT = 'If this was you, there is nothing to do. If it was not,'
const UNDO =
  'press the link below, which works for 48 hours after the change, then change your password, and remove passkeys that you do not know.'
const WHEN = 'Device: Safari on iPhone | Time: Monday, March 3, 10\u00a0AM Pacific time'
const SETTINGS = 'Open the settings: | https://example.com/admin/settings?tab=account'
const OFFICE = 'Open in the back office: | https://example.com/admin'

/** Above the closing, unless it is another. */
const MAILS: [Mail, string][] = [
  [
    ownerMail(booking(), 'owner', OCCASION),
    `
    owner@example.com | ana@example.com | New booking from Ana Ruiz | New booking | Ana Ruiz is waiting
    for your answer. ${REPLY} | ${WHO} | ${VISIT} | > Mind the roses | Confirm or decline: |
    https://example.com/answer?k=… | ${OFFICE}/bookings?q=ID | ${CALL}`,
  ],
  [
    ownerMail(booking({ serviceDate: '2059-03-03', serviceTime: '08:00' }), 'owner', OCCASION),
    `
    owner@example.com | ana@example.com | New booking from Ana Ruiz | New booking | Nobody has answered
    it, and its time is over. ${REPLY} | ${WHO} | ${VISIT.replace('Saturday, March 8, 2059, 10 AM-12 PM', 'Monday, March 3, 2059, 8-10 AM')} |
    > Mind the roses | Confirm or decline: | https://example.com/answer?k=… | ${OFFICE}/bookings?q=ID | ${CALL}`,
  ],
  [
    ownerMail(booking({ status: 'confirmed', email: undefined }), 'unconfirmed', OCCASION),
    `
    owner@example.com | no reply | Not confirmed for tomorrow: Ana Ruiz | Tomorrow’s visit is not
    confirmed | Ana Ruiz asked for a visit tomorrow, and nobody has confirmed it. Please confirm or
    decline it now. | Name: Ana Ruiz | Phone: (559) 555-0111 | ${VISIT} | > Mind the roses |
    ${OFFICE}/bookings?q=ID | ${CALL}`,
  ],
  [
    ownerMail(contact(), 'unanswered', OCCASION),
    `
    owner@example.com | ana@example.com | Still unanswered: message from Ana Ruiz | Unanswered message |
    Ana Ruiz is still waiting for your answer. ${REPLY} | ${WRITER} | > Do you clean skylights? |
    ${OFFICE}/contacts?q=ID | ${CALL}`,
  ],
  [
    ownerMail(contact({ source: 'not-yet', address: 'Coalinga' }), 'owner', OCCASION),
    `
    owner@example.com | ana@example.com | New from Ana Ruiz: request to be told when you come to Coalinga |
    New request to be told when you come to Coalinga | There is nothing to answer now. The request is kept
    under Contacts. ${REPLY} | ${WRITER} | Address: Coalinga | > Do you clean skylights? |
    ${OFFICE}/contacts?q=ID | ${CALL}`,
  ],
  [
    ownerMail(contact(COMMERCIAL), 'owner', OCCASION),
    `
    owner@example.com | ana@example.com | New commercial request for Ruiz Bakery from Ana Ruiz | New
    commercial request for Ruiz Bakery | Ana Ruiz is waiting for your answer. ${REPLY} | ${WRITER} | >
    After closing time | ${OFFICE}/contacts?q=ID | ${CALL}`,
  ],
  [
    ownerMail(quote, 'owner', OCCASION),
    `
    owner@example.com | ana@example.com | New quote for $197 from Ana Ruiz | New quote for $197 | Ana Ruiz
    is waiting for your answer. ${REPLY} | ${WHO} | ${QUOTED} | Mark contacted: |
    https://example.com/answer?k=… | ${OFFICE}/quotes?q=ID | ${CALL}`,
  ],
  [
    customerChangeMail(
      booking({ status: 'cancelled', adminNotes: 'Cancelled by the customer: We are ill' }),
      { change: { what: 'cancelled', by: 'customer' }, cancelReason: 'We moved' },
      OCCASION,
    ),
    `
    owner@example.com | ana@example.com | Ana Ruiz cancelled a visit: Saturday, March 8, 2059, 10 AM-12 PM
    Pacific time | Visit cancelled by the customer | Ana Ruiz has cancelled this visit by the link in the
    email. The reason: “We moved.” ${REPLY} | ${WHO} | ${VISIT} | > Mind the roses |
    ${OFFICE}/bookings?q=ID | ${CALL}`,
  ],
  [
    customerChangeMail(
      booking(),
      {
        change: { what: 'moved', by: 'customer' },
        from: { serviceDate: '2059-03-07', serviceTime: '08:00' },
      },
      OCCASION,
    ),
    `
    owner@example.com | ana@example.com | Ana Ruiz moved a visit: Saturday, March 8, 2059, 10 AM-12 PM
    Pacific time | Visit moved by the customer | Ana Ruiz has moved this visit by the link in the email;
    it was Friday, March 7, 2059, 8-10 AM Pacific time. Ana Ruiz is waiting for your answer. ${REPLY} |
    ${WHO} | ${VISIT} | > Mind the roses | Confirm or decline: | https://example.com/answer?k=… |
    ${OFFICE}/bookings?q=ID | ${CALL}`,
  ],
  [
    declinedMail(declined, 'later', OCCASION),
    `
    owner@example.com | ana@example.com | Ana Ruiz declined the quote for $197 | Quote declined | Ana Ruiz
    or somebody with the link of this quote declined it. The reason: Not now. ${REPLY} | ${WHO} |
    ${QUOTED} | ${OFFICE}/quotes?q=ID | ${CALL}`,
  ],
  [
    warningMail(row({ account: { ...account, what: 'phone', undone: undefined } } as never), OCCASION),
    `
    owner@example.com | no reply | The phone number of the website was changed | The phone number of the
    website was changed | ${IF_NOT} ${UNDO} | ${WHEN} | Username: sam | Before: old@example.com | Now:
    new@example.com | This was not me: undo it: | https://example.com/undo?k=… | ${SETTINGS}`,
  ],
  [
    warningMail(row({ account: { device, what: 'passkey-removed' }, toEarlier: true } as never), OCCASION),
    `
    owner@example.com | no reply | A passkey was removed | A passkey was removed | ${IF_NOT} ${UNDO} |
    ${WHEN} | This was not me: sign out every device: | https://example.com/undo?k=… | ${SETTINGS} | Your
    website sent this email to the address that was in its settings before.`,
  ],
  [
    warningMail(row({ account: { device, what: 'undone', undone: 'feed' } } as never), OCCASION),
    `
    owner@example.com | no reply | A change was undone from its email | A change was undone from its email
    | Somebody pressed the link in the email about this change. Every device was signed out. If it was not
    you, somebody else reads your email: change its password, too. | ${WHEN} | Undone: The address of the
    calendar feed was renewed | ${SETTINGS}`,
  ],
  [
    warningMail(row({ signIn: { username: 'sam', device, method: 'password' } }), OCCASION),
    `
    owner@example.com | no reply | New sign-in to the back office: Safari on iPhone | New sign-in to the
    back office | ${IF_NOT} change your password now, which signs out every other device, and remove
    passkeys that you do not know. | ${WHEN} | Signed in with: Password | Username: sam | ${SETTINGS}`,
  ],
  [
    deviceLinkMail(row({}), OCCASION),
    `
    owner@example.com | no reply | Your link to sign in | Your link to sign in | Open this link in the
    browser that the login has refused. It works once, for an hour after it was asked for. Your passkey or
    password is still needed. If it was not you who asked, you need not do anything: the link lets nobody
    in by itself. | Asked for: Monday, March 3, 10\u00a0AM Pacific time | Sign in: |
    https://example.com/admin/login?device=…`,
  ],
  [
    digestMail(
      [
        { entry: digestEntry(booking(), 'owner', SITE), kind: 'owner' },
        { entry: digestEntry(quote, 'owner', SITE), kind: 'owner' },
        { entry: digestEntry(contact(ESTIMATED), 'unanswered', SITE), kind: 'unanswered' },
        { entry: digestEntry(booking(), 'unconfirmed', SITE), kind: 'unconfirmed' },
        { entry: digestEntry(booking({ status: 'confirmed' }), 'owner', SITE), kind: 'owner' },
      ],
      OCCASION,
    ),
    `
    owner@example.com | no reply | 1 unconfirmed request, 3 new requests, 1 unanswered request - Windows |
    1 unconfirmed request, 3 new requests, 1 unanswered request | Too many emails were due within an hour,
    so these requests are listed in one. Each is in the back office. Some may be spam. | Ana Ruiz: Booking
    | (559) 555-0111 | ana@example.com | 1 Main St, Hanford | Visit: Saturday, March 8, 2059, 10 AM-12 PM
    Pacific time | Service: Home window cleaning | Price: $179 | https://example.com/admin/bookings?q=ID |
    Ana Ruiz: Quote for $197 | (559) 555-0111 | ana@example.com | 1 Main St |
    https://example.com/admin/quotes?q=ID | Ana Ruiz: Still unanswered commercial request for Ruiz & Sons
    ($150) | ana@example.com | (559) 555-0111 | https://example.com/admin/contacts?q=ID | Ana Ruiz:
    Booking, not confirmed yet | (559) 555-0111 | ana@example.com | 1 Main St, Hanford | Visit: Saturday,
    March 8, 2059, 10 AM-12 PM Pacific time | Service: Home window cleaning | Price: $179 |
    https://example.com/admin/bookings?q=ID | Ana Ruiz: Booking (confirmed) | (559) 555-0111 |
    ana@example.com | 1 Main St, Hanford | Visit: Saturday, March 8, 2059, 10 AM-12 PM Pacific time |
    Service: Home window cleaning | Price: $179 | https://example.com/admin/bookings?q=ID | Open the back
    office: | https://example.com/admin`,
  ],
]
const told = ({ to, subject, replyTo, text }: Mail) =>
  [to, replyTo ?? 'no reply', subject, ...text.split('\n')]
    .map((line) => line.replace(/=[\w-]{45}$/, '=…').replace(ID, 'ID'))
    .filter((line) => line && line !== CLOSING)
    .join(' | ')

/** What a program for mails shows. */
const shown = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#39;|&quot;|&amp;/g, (entity) => ({ '&#39;': "'", '&quot;': '"' })[entity] ?? '&')
    .replace(/[ \n]+/g, ' ')

test.each(MAILS)('the mail to the owner reads as a whole, and the same with markup: %#', (mail, text) => {
  expect(told(mail)).toBe(text.trim().replace(/[ \n]+/g, ' '))
  const lines = mail.text.split('\n').filter((line) => line && !/^(https|tel):/.test(line))
  // A label and its value are in cells of their own.
  const facts = lines.map((line) => line.replace(/^(> |[^:]+: (?=.))/, '').replace(/:$/, ''))
  expect(facts.filter((fact) => !shown(mail.html).includes(fact))).toEqual([])
})
