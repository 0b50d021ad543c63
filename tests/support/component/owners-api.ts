/** What the owner's screens read and change, in memory; records are made by the functions' own rules. */
import { randomUUID } from 'node:crypto'
import { newCommercialRequest } from '#functions/commercial-quotes/commercial-quote.ts'
import { newContent } from '#functions/content/content.ts'
import { newPrice } from '#functions/pricing/pricing.ts'
import { newQuote, quoteRow } from '#functions/quotes/quote.ts'
import { newReview } from '#functions/reviews/review.ts'
import type { Places } from '#schemas/contract/availability.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import type { CommercialQuoteRow, ContactRow } from '#schemas/contract/contacts.ts'
import type { ContentItem } from '#schemas/contract/content.ts'
import type { CustomerCard, CustomerRow } from '#schemas/contract/customers.ts'
import type { Dashboard } from '#schemas/contract/dashboard.ts'
import type { Day } from '#schemas/contract/day.ts'
import type { PricingEntry } from '#schemas/contract/pricing.ts'
import type { QuoteRow } from '#schemas/contract/quotes.ts'
import type { Review } from '#schemas/contract/reviews.ts'
import { type Setting, type SettingDefinition, settingProblem } from '#schemas/contract/settings.ts'
import type { SignIn } from '#schemas/contract/sign-in.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { SETTINGS } from '#schemas/defaults/settings.ts'
import { ARRIVAL_TIMES, addDays } from '#schemas/facts/pacific-time.ts'
import { commercialRequest, contactRequest, quoteRequest, visitor } from '#tests/support/api/requests.ts'
import { fakeApi, nextInstant, recordsOf, refusal, stamp } from '#tests/support/component/fake-api.ts'
import { ALL_RIGHT } from '#tests/support/component/findings.ts'

export type Tables = {
  bookings: BookingRow[]
  contacts: ContactRow[]
  quotes: QuoteRow[]
  commercialQuotes: CommercialQuoteRow[]
  customers: CustomerRow[]
  content: ContentItem[]
  prices: PricingEntry[]
  settings: Setting[]
  reviews: Review[]
}

export const contactRow = (changes: Partial<ContactRow> = {}): ContactRow => ({
  ...contactRequest(),
  ...{ ...stamp(), source: 'website', status: 'new', isSpam: false, ...changes },
})

export const bookingRow = (changes: Partial<BookingRow> = {}): BookingRow => ({
  ...visitor(),
  ...stamp(),
  ...{ serviceType: 'residential', serviceDate: '2026-05-11', serviceTime: '08:00', status: 'pending' },
  ...{ isSpam: false, isFlexible: false, payments: [], hours: 1, places: [1] },
  ...{ calendarSequence: 0, slotSequence: 0, linkGeneration: 0, moves: 0, ...changes },
})

export function quoteOf(
  request: Parameters<typeof quoteRequest>[0] = {},
  changes: Partial<QuoteRow> = {},
): QuoteRow {
  const now = new Date(nextInstant())
  return { ...quoteRow(newQuote(quoteRequest(request), DEFAULT_PRICING, randomUUID(), now), now), ...changes }
}

/** A commercial request in both of its lists. */
export function commercialRows() {
  const now = new Date(nextInstant())
  const request = newCommercialRequest(commercialRequest(), DEFAULT_PRICING, randomUUID(), now)
  const { estimate, ...contact } = request
  const { id, name, email, phone, address, status, isSpam, createdAt, updatedAt } = contact
  return {
    contact: { ...contact, commercialQuoteId: id } as ContactRow,
    quote: {
      ...{ ...estimate, id, email, phone, address, isSpam, createdAt, updatedAt },
      ...{ contactId: id, contactName: name, contactStatus: status },
    } as CommercialQuoteRow,
  }
}

export const contentRow = (item: Partial<ContentItem>): ContentItem => {
  return { section: 'general', key: 'note', content: 'Words', contentType: 'text', ...stamp(), ...item }
}

/** A customer known by name alone, with what `more` adds. */
export const customerOf = (name: string, more: Partial<CustomerCard> = {}): CustomerCard => ({
  ...{ id: randomUUID(), name, emails: [], phones: [], addresses: [], notes: [], optOuts: [] },
  ...{ merged: [], perhaps: [], records: [], ...more },
})

/** The sign-in methods and devices of an owner who is signed in here and on a phone. */
export function signInOf(at: string, more: Partial<SignIn> = {}): SignIn {
  const devices = ['Here', 'Phone'].map((name) => ({
    ...{ id: randomUUID(), name, isThis: name === 'Here', method: 'password' as const },
    ...{ createdAt: at, lastSeenAt: at },
  }))
  return { userId: randomUUID(), freshUntil: at, passkeys: [], devices, ...more }
}

/** The price list as it is seeded: commercial prices wait for the owner's confirmation. */
export const seededPrices = (): PricingEntry[] =>
  DEFAULT_PRICING.map((option) => ({
    ...option,
    percentage: option.percentage ?? '0.00',
    id: randomUUID(),
    isActive: true,
    isPlaceholder: option.category.startsWith('commercial'),
    updatedAt: nextInstant(),
  }))

export const seededSettings = (): Setting[] =>
  SETTINGS.map((definition: SettingDefinition) => {
    const { key, value, type = 'text', description, isPlaceholder = false } = definition
    return { id: randomUUID(), key, value, type, description, isPlaceholder, updatedAt: nextInstant() }
  })

export const EMPTY_DASHBOARD: Dashboard = {
  stats: { totalQuotes: 0, totalBookings: 0, totalContacts: 0, pendingBookings: 0, newContacts: 0 },
  ...{ recentBookings: [], recentContacts: [], recentQuotes: [], placeholders: [], untrueClaims: [] },
  spam: { quotes: 0, commercialQuotes: 0, contacts: 0, bookings: 0 },
  ...{ failedMails: [], areReceiptsPaused: false, withoutReceipt: [] },
}

export const EMPTY_DAY: Day = {
  ...{ today: '2026-05-04', visits: [], addressNotes: {}, openVisits: [], unpaidVisits: [], openings: [] },
  paid: { thisWeek: '0.00', thisMonth: '0.00' },
}

/** Checks a setting by its rule, and the version that the owner has seen. */
function updateSetting(
  settings: Setting[],
  key: string,
  body: { value: string; updatedAt?: string | undefined },
) {
  const row = settings.find((setting) => setting.key === key)
  const definition: SettingDefinition | undefined = SETTINGS.find((setting) => setting.key === key)
  if (!row || !definition) return refusal(404, 'Not found')
  if (body.updatedAt !== undefined && body.updatedAt !== row.updatedAt)
    return refusal(409, 'It has been changed meanwhile.', { current: row })
  const problem = settingProblem(definition.rule, body.value)
  if (problem !== undefined) return refusal(400, problem, { fields: { value: problem } })
  return Object.assign(row, { value: body.value, isPlaceholder: false, updatedAt: nextInstant() })
}

/** Windows with two places each; a booking of an hour takes one. */
function placesOf(bookings: readonly BookingRow[], { from, to }: { from: string; to: string }): Places {
  const days: Places['days'] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const windows = ARRIVAL_TIMES.map((time) => {
      const taken = bookings.filter(
        ({ serviceDate, serviceTime, status }) =>
          serviceDate === date && serviceTime === time && status !== 'cancelled',
      ).length
      return { time, taken, isOpen: taken < 2 }
    })
    days.push({ date, windows })
  }
  return { capacity: 2, days }
}

/** A back office with these rows; lists that are not named are empty, settings as they are seeded. */
export function ownersApi(some: Partial<Tables> = {}) {
  const tables: Tables = {
    ...{ bookings: [], contacts: [], quotes: [], commercialQuotes: [], customers: [], content: [] },
    ...{ prices: [], settings: seededSettings(), reviews: [], ...some },
  }
  const [bookings, contacts] = [recordsOf(tables.bookings), recordsOf(tables.contacts)]
  const [quotes, commercialQuotes] = [recordsOf(tables.quotes), recordsOf(tables.commercialQuotes)]
  const [content, prices] = [recordsOf(tables.content), recordsOf(tables.prices)]
  const reviews = recordsOf(tables.reviews)
  const now = () => new Date(nextInstant())
  const inOrder = { query: { sort: 'oldest' } }
  const api = fakeApi({
    listBookings: bookings.list,
    addBooking: ({ body: { tellCustomer: _, anyway: __, ...facts } }) =>
      bookings.add(bookingRow(facts as Partial<BookingRow>)),
    updateBooking: bookings.update,
    deleteBooking: bookings.remove,
    listContacts: contacts.list,
    addContact: ({ body }) =>
      contacts.add(contactRow({ ...(body as Partial<ContactRow>), source: 'manual' })),
    updateContact: contacts.update,
    deleteContact: contacts.remove,
    listQuotes: quotes.list,
    updateQuote: ({ params, body: { action: _, ...changes } }) => {
      const old = tables.quotes.find(({ id }) => id === params['id'])
      const { updatedAt, language, ...customer } = changes as { updatedAt?: string; language?: string }
      const customerInfo = { ...old?.customerInfo, ...customer }
      return quotes.update({ params, body: { language, customerInfo, ...(updatedAt && { updatedAt }) } })
    },
    deleteQuote: quotes.remove,
    listCommercialQuotes: commercialQuotes.list,
    updateCommercialQuote: commercialQuotes.update,
    deleteCommercialQuote: commercialQuotes.remove,
    listCustomers: () => tables.customers,
    listContentItems: () => content.list(inOrder),
    createContentItem: ({ body }) => content.add(newContent(body as ContentItem, randomUUID(), now())),
    updateContentItem: content.update,
    deleteContentItem: content.remove,
    listPricingEntries: () => prices.list(inOrder),
    createPricingEntry: ({ body }) => prices.add(newPrice(body as PricingEntry, randomUUID(), now())),
    updatePricingEntry: ({ params, body }) =>
      prices.update({ params, body: { ...body, isPlaceholder: false } }),
    deletePricingEntry: prices.remove,
    listReviews: () => reviews.list(inOrder),
    createReview: ({ body }) =>
      reviews.add(newReview(body as Parameters<typeof newReview>[0], randomUUID(), now())),
    updateReview: reviews.update,
    deleteReview: reviews.remove,
    listSettings: () => tables.settings,
    updateSetting: ({ params, body }) => updateSetting(tables.settings, params['key'] ?? '', body),
    listPhotos: () => [],
    getDashboard: () => EMPTY_DASHBOARD,
    previewFollowUps: () => [],
    getWorking: () => ALL_RIGHT,
    sendTestAlarm: () => ({ success: true }),
    getPublication: () => ({ waiting: [] }),
    getDay: () => EMPTY_DAY,
    listPlaces: ({ query }) => placesOf(tables.bookings, query as { from: string; to: string }),
    getMoney: () => ({ payments: [], owed: [] }),
    getAvailability: () => ({ timeZone: 'America/Los_Angeles', serves: true, days: [] }),
    getSignIn: () => ({ userId: randomUUID(), freshUntil: now().toISOString(), passkeys: [], devices: [] }),
  })
  const setting = (key: string) => tables.settings.find((one) => one.key === key) as Setting
  return Object.assign(api, { tables, setting })
}
