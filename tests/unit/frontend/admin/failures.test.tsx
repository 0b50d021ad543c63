/** @jest-environment ./tests/support/component/environment.js */
/** Every action of the back office while the API refuses or fails: the exact words, and nothing that was typed is lost. */
import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { pacificToday } from '#frontend/lib/days.ts'
import type { Review } from '#schemas/contract/reviews.ts'
import { addDays, mondayOf } from '#schemas/facts/pacific-time.ts'
import { adminRoutes, endpoints, pathOf } from '#schemas/routes.ts'
import { button, expectText, field, fill, user } from '#tests/support/component/acts.ts'
import { openScreen, reload } from '#tests/support/component/back-office.tsx'
import { nextInstant } from '#tests/support/component/fake-api.ts'
import {
  bookingRow,
  commercialRows,
  contactRow,
  contentRow,
  customerOf,
  EMPTY_DASHBOARD,
  EMPTY_DAY,
  ownersApi,
  quoteOf,
  seededPrices,
  signInOf,
} from '#tests/support/component/owners-api.ts'
import { BUSY, DIALOG, REFUSAL, UNANSWERED, UNEXPLAINED } from '#tests/unit/frontend/admin/actions/action.ts'
import { actionsOnPeople } from '#tests/unit/frontend/admin/actions/people.ts'
import { actionsOnTheWebsite } from '#tests/unit/frontend/admin/actions/website.ts'

/** Only a day to come can be blocked. */
const DAY = mondayOf(addDays(pacificToday(), 14))
const AT = '2026-05-04T17:00:00.000Z'
const mail = (id: string, status: 'failed' | 'planned') => ({ id, status, attempts: 5, updatedAt: AT })

const calledOff = { date: DAY, reason: 'wind', action: 'ask', sequence: 0, until: AT } as const
const booking = bookingRow({ calledOff, serviceDate: DAY })
const plannedMails = [{ ...mail('2', 'planned'), dueAt: AT }]
const payments = [{ id: randomUUID(), at: AT, method: 'cash' as const, amount: '110.00' }]
const paid = bookingRow({ status: 'completed', totalPrice: 200, payments, plannedMails })
const second = bookingRow({ serviceDate: DAY })
const to = { action: 'move', serviceDate: addDays(DAY, 1), serviceTime: '08:00' } as const
const contact = contactRow({ notification: mail('1', 'failed') })
const spam = contactRow({ isSpam: true })
const quote = quoteOf({}, { validUntil: DAY })
const commercial = commercialRows()
const content = contentRow({})
const prices = seededPrices()
const PHOTO = { format: 'webp', width: 960, height: 720, bytes: 1, spot: { place: 'gallery' } } as const
const photos = [1, 2].map((order) => ({
  ...{ ...PHOTO, id: randomUUID(), name: 'n', source: '0'.repeat(64), alt: `Photo ${order}`, order },
  ...{ isHidden: false, createdAt: AT, updatedAt: AT },
}))
const review: Review = {
  ...{ id: randomUUID(), name: 'Bo B.', city: 'hanford', date: '2026-05-01', source: 'Letter' },
  ...{ text: 'Clean.', createdAt: AT, updatedAt: AT },
}
const [OTHER, ADDRESS, EMAIL] = [randomUUID(), '1 Elm St', 'ana@example.com']
const other = { id: OTHER, name: 'Bo', email: 'bo@example.com', lastAt: AT }
const customer = customerOf('Ana', {
  ...{ emails: [EMAIL], addresses: [ADDRESS], notes: [{ address: ADDRESS, text: 'Dog', updatedAt: AT }] },
  ...{ merged: [other], perhaps: [other] },
})
const versioned = [
  ...[booking, paid, contact, quote, commercial.quote, commercial.contact, content, review],
  ...photos,
]
const ids = {
  ...{ contact: contact.id, spam: spam.id, quote: quote.id, commercial: commercial.quote.id },
  ...{ booking: booking.id, paid: paid.id, customer: customer.id, other: OTHER },
  ...{ content: content.id, review: review.id, photo: photos[1]?.id ?? '' },
  price: prices.find(({ key }) => key === 'small')?.id ?? '',
}
const actions = [
  ...actionsOnPeople(ids, { day: DAY, address: ADDRESS, email: EMAIL, lower: quote.totalPrice - 1 }),
  ...actionsOnTheWebsite(ids, DAY),
].map((action) => ({
  name: `${action.button}, ${action.call.replace(/[0-9a-f]{8}-[-0-9a-f]+/, '…')}`,
  ...action,
}))

test('every change that the back office can ask for is one of these actions (P17.5)', () => {
  const missing = Object.values(adminRoutes).filter(({ method, path }) => {
    const shape = new RegExp(`^${method} ${path.replace('/api/admin', '').replace(/\{\w+\}/g, '[^/]+')}$`)
    return method !== 'GET' && !actions.some(({ call }) => shape.test(call))
  })
  // A photo is chosen as a file, which has tests of its own (photos/).
  expect(missing.map(({ name }) => name)).toEqual(['signPhotoUpload', 'createPhoto'])
})

/** They set one fact of a customer, who has no version. */
const UNVERSIONED = ['opt-out', 'merge', 'separate']

/** With their key, where it has storage, which jsdom has not. */
const KEPT_BY_THE_DEVICE = ['Done & Paid', 'Note Payment', 'Take Back']

test.each(actions)(
  '$name: each failure has its message, and keeps what was typed (P17.4, P17.5, P28.11, P29.2, P30.3, P30.7, P30.8, P30.9, P37.10)',
  async (action) => {
    const api = ownersApi({
      ...{ bookings: [booking, paid], contacts: [contact, commercial.contact, spam], quotes: [quote] },
      ...{ commercialQuotes: [commercial.quote], content: [content], prices: [...prices], reviews: [review] },
    })
    const placeholders = [{ key: 'claim_five_stars', description: '5.0', updatedAt: AT }]
    const customers = [{ visit: booking }]
    const openings = [{ serviceDate: DAY, serviceTimes: ['08:00'], customers }]
    Object.assign(api.handlers, {
      listPhotos: () => photos,
      getCustomer: () => customer,
      planDay: () => [booking, second].map((visit) => ({ visit, choice: { ...to, id: visit.id } })),
      getSignIn: () => signInOf(AT),
      previewQuote: () => ({ to: EMAIL, subject: 'Your quote', text: 'Words', updatedAt: quote.updatedAt }),
      createVisitLink: () => ({ visit: 'https://example.com/v', text: 'Words' }),
      shareCalendar: () => ({ feed: 'https://example.com/c' }),
      getPublication: () => ({ waiting: [], failure: 'Broken' }),
      getDashboard: () => ({ ...EMPTY_DASHBOARD, placeholders }),
      getDay: () => ({ ...EMPTY_DAY, visits: [booking], openings }),
    })
    const row = versioned.find(({ id }) => action.call.includes(id))
    const seen = row && Object.assign(row, { updatedAt: nextInstant() }).updatedAt
    openScreen(action.path)
    const place = () => document.querySelector<HTMLElement>(action.within)
    const find = (name: string | RegExp) => waitFor(() => button(name, place() ?? undefined))
    if (action.opens) await user.click(await find(action.opens))
    const typed = Object.entries(action.typed ?? {})
    if (typed[0]) await waitFor(() => field(typed[0]?.[0] ?? '', place() ?? undefined))
    for (const [label, text] of typed) fill(label, text, place() ?? undefined)
    const pressed = await find(new RegExp(`^${action.button}`))
    const words = BUSY[action.button] ?? pressed.textContent.trim()
    const toast = () => document.querySelector('.toast-card')
    const { says } = action
    const [conflict, fault] = typeof says === 'string' ? [says, says] : says
    const unknown = fault.endsWith(UNEXPLAINED)
      ? fault.replace(UNEXPLAINED, UNANSWERED)
      : `${fault} ${UNANSWERED}`
    const { lost = unknown } = action
    const tries = [
      [0, lost, action.lost ?? UNANSWERED] as const,
      [409, conflict, REFUSAL] as const,
      [500, fault, /./] as const,
    ]
    const asked: unknown[] = []
    for (const [status, text, beside] of tries) {
      if (text === null) continue
      // As if it was saved.
      if (status === 0) for (const row of versioned) row.updatedAt = nextInstant()
      const answers = endpoints.flatMap(({ name, method }) => {
        if (method === 'GET') return []
        if (status === 0) api.breakOff(name, 'no connection')
        else api.fail(name, status, status === 409 ? REFUSAL : 'Internal Server Error')
        return [api.hold(name)]
      })
      api.changes.length = 0
      await user.click(pressed)
      await waitFor(() => expect(api.changes).toHaveLength(1))
      if (action.within === DIALOG)
        await waitFor(() => expect(place()?.querySelector('[role=alert]')).toBeNull())
      expect(pressed.textContent.trim()).toBe(words)
      for (const answer of answers) answer()
      await waitFor(() => expect(toast()?.textContent).toBe(`Error${text}`))
      expect(
        api.changes.map(({ name, params }) => {
          const { method, path } = endpoints.find((route) => route.name === name) ?? { method: '', path: '' }
          return `${method} ${pathOf(path, params).replace('/api/admin', '')}`
        }),
      ).toEqual([action.call])
      asked.push(api.changes[0])
      // Without the version that was seen, a change would overwrite what somebody else did meanwhile.
      const { action: act = '' } = (api.changes[0]?.body ?? {}) as { action?: string }
      const version = status === 0 && seen ? seen : expect.any(String)
      if (/^P(ATCH .*[0-9a-f]{8}-|UT)/.test(action.call) && !UNVERSIONED.includes(act))
        expect(api.changes[0]?.body).toHaveProperty('updatedAt', version)
      await waitFor(() => expect(pressed).toHaveProperty('disabled', false))
      expect(document.activeElement).toBe(pressed)
      for (const [label, text] of typed) expect(field(label, place() ?? undefined).value).toBe(text)
      if (action.typed || action.within === DIALOG)
        await expectText(() => [...(place()?.querySelectorAll('[role=alert]') ?? [])].at(-1) ?? null, beside)
      await user.click(toast()?.querySelector('.toast-close') as HTMLElement)
      await waitFor(() => expect(toast()).toBeNull())
      pressed.focus()
    }
    // Pressed again after a lost answer, it is the same change.
    if (!KEPT_BY_THE_DEVICE.includes(action.button)) expect(asked[1]).toEqual(asked[0])
    if (action.within !== DIALOG || action.isKept === false) return
    reload()
    for (const [label, text] of typed)
      await waitFor(() => expect(field(label, place() ?? undefined).value).toBe(text))
    if (action.call.startsWith('POST') && typed.length > 0) {
      api.changes.length = 0
      await user.click(await find(new RegExp(`^${action.button}`)))
      await waitFor(() => expect(api.changes).toEqual([asked[0]]))
    }
    // Another record's dialog starts with what that record holds.
    const [id = ''] = /[0-9a-f]{8}-[-0-9a-f]+/.exec(action.call) ?? []
    if (typed.length > 0) expect(Object.keys(sessionStorage).join()).toContain(id)
  },
)
