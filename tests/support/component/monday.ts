/** A Monday of the owner's, with little of everything. */
import { expect, jest } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import type { Payment } from '#schemas/contract/booking-record.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import type { Dashboard } from '#schemas/contract/dashboard.ts'
import type { Day } from '#schemas/contract/day.ts'
import { openScreen } from '#tests/support/component/back-office.tsx'
import {
  bookingRow,
  commercialRows,
  contactRow,
  contentRow,
  customerOf,
  ownersApi,
  quoteOf,
  seededPrices,
  seededSettings,
  signInOf,
} from '#tests/support/component/owners-api.ts'

const MONDAY = '2026-05-11'
const AT = '2026-05-11T15:05:00.000Z'
const SPANISH = { language: 'es' } as const

export const idOf = (digits: number) => `${String(digits).padStart(8, '0')}-0000-4000-8000-000000000000`

/** For a clock of which only the date stands still. */
export const REAL_TIMERS = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
  ...(['setImmediate', 'queueMicrotask'] as const),
]

/** An address without the zeros of an id, and without the end of a text message. */
const short = (to: string) => to.replace(/-0000-4000-8000-0{12}/, '').replace(/^(?!\/)(.{32}).+/, '$1…')

const visitOf = (lastName: string, digits: number, changes: Partial<BookingRow>) =>
  bookingRow({ id: idOf(digits), lastName, serviceDate: MONDAY, createdAt: AT, updatedAt: AT, ...changes })
const done = (lastName: string, digits: number, changes: Partial<BookingRow>) =>
  visitOf(lastName, digits, { status: 'completed', ...changes })

const payment: Payment = {
  ...{ id: idOf(99), amount: '100.00', tip: '5.00', method: 'check', note: '1187', at: AT, by: 'owner' },
}
const arrived = visitOf('Ruiz', 11, {
  ...{ status: 'confirmed', totalPrice: 179, hours: 2 },
  ...{ arrivedAt: AT, notes: 'Mind the roses', everyMonths: 3 },
})
const absent = visitOf('Lee', 12, { serviceTime: '12:00', nobodyHomeAt: AT, ...SPANISH })
const unpriced = done('Free', 13, { serviceTime: '14:00', payments: [{ ...payment, method: 'unpaid' }] })
const unpaid = { serviceDate: '2026-05-04', totalPrice: 200, ...SPANISH }
const owed = done('Owing', 14, { ...unpaid, payments: [payment] })
const earlier = ['2026-01-05', '2026-03-02'].map((serviceDate, index) =>
  done('Ruiz', 15 + index, { serviceDate, totalPrice: 150 }),
)
const open = visitOf('Open', 17, { serviceDate: '2026-05-08' })
const unagreed = done('Unsaid', 18, { serviceDate: '2026-05-07' })
const calledOff = { date: '2026-05-12', reason: 'wind', action: 'ask', sequence: 0, until: AT } as const
const windy = visitOf('Windy', 19, { status: 'confirmed', serviceDate: '2026-05-13', calledOff })

const contact = contactRow({ id: idOf(21), createdAt: AT, ...SPANISH })
const long = { id: idOf(25), createdAt: AT, message: 'x'.repeat(51) }
const wish = contactRow({ ...long, source: 'not-yet', status: 'resolved' })
const mail = (digits: number, status: 'sent' | 'failed') => {
  return { id: idOf(digits), status, attempts: 1, updatedAt: AT }
}
const quote = quoteOf(
  {},
  {
    ...{ id: idOf(22), createdAt: AT, validUntil: '2026-06-10', bookingId: absent.id, booking: absent },
    ...{ ...SPANISH, adjusted: { from: 199, by: 'owner', reason: 'Neighbor', at: AT } },
    ...{ sentAgain: mail(51, 'sent'), followUpMails: [mail(52, 'sent'), mail(53, 'failed')] },
  },
)
const commercial = { ...commercialRows().quote, id: idOf(23), contactId: idOf(23), createdAt: AT }
const content = contentRow({ id: idOf(24), createdAt: AT, updatedAt: AT })
const prices = seededPrices()
  .slice(0, 2)
  .map((price, index) => ({ ...price, id: idOf(31 + index) }))
const photo = {
  ...{ id: idOf(33), name: 'n', source: '0'.repeat(64), format: 'webp' },
  ...{ width: 960, height: 720, bytes: 4096 },
  ...{ spot: { place: 'gallery' }, alt: 'A clean window', order: 1, isHidden: true },
  ...{ createdAt: AT, updatedAt: AT },
}
const before = { ...photo, id: idOf(35), spot: { place: 'before' }, alt: 'Dust', isHidden: false }
const after = { ...before, id: idOf(36), spot: { place: 'after', before: before.id }, alt: 'No dust' }
const note = { address: arrived.address, text: 'Dog', updatedAt: AT }
const other = { id: idOf(42), name: 'Bo', email: 'bo@example.com', lastAt: AT }
const customer = customerOf('Ana Ruiz', {
  ...{ id: idOf(41), emails: ['ana@example.com'], phones: ['(559) 555-0111'], addresses: [note.address] },
  ...{ notes: [note], merged: [other], perhaps: [other] },
  records: [
    ...[owed, ...earlier.toReversed()].map((record) => ({ kind: 'booking' as const, record, mails: [] })),
    { kind: 'contact', record: contact, mails: [] },
    { kind: 'quote', record: quote, mails: [] },
  ],
})
const review = {
  ...{ id: idOf(34), name: 'Bo B.', city: 'hanford', date: '2026-05-01', source: 'Google', text: 'Clean.' },
  ...{ link: 'https://example.com/r', createdAt: AT, updatedAt: AT },
}
const SETTINGS = ['notification_email', 'customer_receipts', 'claim_five_stars', 'follow_ups']
const dashboard: Dashboard = {
  stats: { totalQuotes: 7, totalBookings: 1, totalContacts: 1, pendingBookings: 1, newContacts: 1 },
  recentBookings: [absent],
  recentContacts: [contact, wish],
  recentQuotes: [quote],
  placeholders: ['phone', 'claim_five_stars'].map((key) => {
    return { key, description: `The ${key}`, updatedAt: AT }
  }),
  untrueClaims: ['claim_shade'],
  spam: { quotes: 1, commercialQuotes: 2, contacts: 3, bookings: 4 },
  failedMails: [
    {
      ...{ ...mail(54, 'failed'), kind: 'customer-change' },
      ...{ recordType: 'booking', recordId: open.id, name: 'Ana Open' },
    },
    { ...mail(55, 'failed'), kind: 'device-link', recordType: 'session', recordId: idOf(56) },
  ],
  areReceiptsPaused: true,
  withoutReceipt: ['contact', 'quote'],
}
const day: Day = {
  today: MONDAY,
  visits: [arrived, absent, unpriced],
  addressNotes: { [arrived.id]: [note] },
  openVisits: [open],
  unpaidVisits: [owed, unpriced],
  openings: [
    {
      ...{ serviceDate: '2026-05-12', serviceTimes: ['08:00'] },
      customers: [absent, windy].map((visit) => ({ visit })),
    },
  ],
  paid: { thisWeek: '105.00', thisMonth: '1105.00' },
}

const passkey = { id: 'k', name: 'Phone key', createdAt: AT, lastUsedAt: AT }

function mondaysApi(): void {
  const api = ownersApi({
    ...{ bookings: [arrived, absent, owed, unagreed, windy], contacts: [contact, wish], quotes: [quote] },
    ...{ commercialQuotes: [commercial], content: [content], prices, reviews: [review] },
    settings: seededSettings().filter(({ key }) => SETTINGS.includes(key)),
  })
  Object.assign(api.handlers, {
    getDay: () => day,
    getDashboard: () => dashboard,
    previewFollowUps: () => [1, 7].map((afterDays) => ({ afterDays, subject: 'Your quote', text: 'Hi Ana' })),
    getPublication: () => ({ waiting: ['prices', 'texts'], publishedAt: AT, failure: 'Broken.' }),
    getMoney: () => ({
      owed: [owed, unagreed],
      payments: [{ ...payment, booking: owed.id, customer: 'Ana Owing' }],
    }),
    listCustomers: () => [{ ...other, records: [{ kind: 'quote', id: quote.id, createdAt: AT }] }],
    getCustomer: () => customer,
    listPhotos: () => [photo, before, after],
    planDay: () => [
      { visit: arrived, town: 'Hanford', choice: { id: arrived.id, action: 'ask' } },
      { visit: absent },
    ],
    previewQuote: () => {
      return { to: 'ana@example.com', subject: 'Quote', text: 'Words', updatedAt: quote.updatedAt }
    },
    createVisitLink: () => ({ visit: 'https://example.com/v', text: 'Words' }),
    shareCalendar: () => ({ feed: 'https://example.com/c' }),
    getSignIn: () => signInOf(AT, { passkeys: [passkey], recoveryCodesLeft: 3 }),
  })
}

/**
 * What is read below an element, in order: roles, labels, what is disabled, texts and where links lead, without choices of
 * the length of a list of towns. `~` is text for screen readers alone.
 */
function readIn(place: Node | null): string {
  if (!place) return ''
  const walk = document.createTreeWalker(place, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  const read: (string | null)[] = []
  while (walk.nextNode()) {
    const { currentNode: node } = walk
    const list = node.parentElement?.closest('select')
    if (node instanceof Element) {
      const role = node.getAttribute('role')
      const to = node instanceof HTMLAnchorElement && node.getAttribute('href')?.replace('/admin', '')
      read.push(role && `(${role})`, node.getAttribute('aria-label'), to ? `→ ${short(to)}` : null)
      if (node.matches(':disabled')) read.push('(disabled)')
    } else if (!list || list.options.length <= 12) {
      const text = node.textContent?.replace(/\s+/g, ' ').trim()
      read.push(text && node.parentElement?.closest('.visually-hidden') ? `~${text}` : (text ?? ''))
    }
  }
  return read.filter(Boolean).join(' | ')
}

/** Opens a screen on this Monday, and expects a part of it to read so as a whole. */
export async function expectReads(
  path: string,
  where: 'header' | 'nav' | 'main' | '[role=dialog]',
  text: string,
): Promise<void> {
  jest.useFakeTimers({ now: Date.parse('2026-05-11T16:30:00.000Z'), doNotFake: REAL_TIMERS })
  mondaysApi()
  openScreen(path)
  const whole = text.trim().replace(/\s+/g, ' ')
  await waitFor(() => expect(readIn(document.querySelector(where))).toBe(whole))
}
