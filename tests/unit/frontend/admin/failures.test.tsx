/** @jest-environment ./tests/support/component/environment.js */
/** Every action of the back office while the API refuses or fails: the exact words, and nothing that was typed is lost. */
import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { mondayOf, pacificToday } from '#frontend/lib/days.ts'
import { addDays } from '#schemas/facts/calendar-date.ts'
import { endpoints, pathOf } from '#schemas/routes.ts'
import { button, field, fill, user } from '#tests/support/component/acts.ts'
import { openScreen } from '#tests/support/component/back-office.tsx'
import {
  bookingRow,
  commercialRows,
  contactRow,
  contentRow,
  ownersApi,
  quoteOf,
  seededPrices,
} from '#tests/support/component/owners-api.ts'
import { actionsOn, DIALOG, REFUSAL } from '#tests/unit/frontend/admin/actions.ts'

/** Only a day to come can be blocked. */
const DAY = mondayOf(addDays(pacificToday(), 14))
const AT = '2026-05-04T17:00:00.000Z'
const FAILED_MAIL = { id: '1', status: 'failed', attempts: 5, updatedAt: AT } as const

const booking = bookingRow({ serviceDate: DAY })
const contact = contactRow({ notification: FAILED_MAIL })
const quote = quoteOf()
const commercial = commercialRows()
const content = contentRow({})
const prices = seededPrices()
const PHOTO = { format: 'webp', width: 960, height: 720, bytes: 1, spot: { place: 'gallery' } } as const
const photos = [1, 2].map((order) => ({
  ...{ ...PHOTO, id: randomUUID(), name: 'n', source: '0'.repeat(64), alt: `Photo ${order}`, order },
  ...{ isHidden: false, createdAt: AT, updatedAt: AT },
}))
const ids = {
  photo: photos[1]?.id ?? '',
  contact: contact.id,
  quote: quote.id,
  commercial: commercial.quote.id,
  booking: booking.id,
  price: prices.find(({ key }) => key === 'small')?.id ?? '',
  content: content.id,
}
const actions = actionsOn(ids, DAY).map((action) => ({
  name: `${action.button}, ${action.call.replace(/[0-9a-f]{8}-[-0-9a-f]+/, '…')}`,
  ...action,
}))

test.each(actions)(
  '$name: each failure has its message, and keeps what was typed (P29.2, P30.3, P30.7, P30.8, P37.10)',
  async (action) => {
    const api = ownersApi({
      bookings: [booking],
      contacts: [contact, commercial.contact],
      quotes: [quote],
      commercialQuotes: [commercial.quote],
      content: [content],
      prices: [...prices],
    })
    api.handlers.listPhotos = () => photos
    openScreen(action.path)
    const place = () => document.querySelector<HTMLElement>(action.within)
    const find = (name: string | RegExp) => waitFor(() => button(name, place() ?? undefined))
    if (action.opens) await user.click(await find(action.opens))
    const typed = Object.entries(action.typed ?? {})
    if (typed[0]) await waitFor(() => field(typed[0]?.[0] ?? '', place() ?? undefined))
    for (const [label, text] of typed) fill(label, text, place() ?? undefined)
    const pressed = await find(new RegExp(`^${action.button}`))
    const toast = () => document.querySelector('.toast-card')
    for (const [index, status] of [409, 500].entries()) {
      for (const { name, method } of endpoints)
        if (method !== 'GET') api.fail(name, status, status === 409 ? REFUSAL : null)
      api.changes.length = 0
      await user.click(pressed)
      const says = typeof action.says === 'string' ? action.says : action.says[index]
      await waitFor(() => expect(toast()?.textContent).toBe(`Error${says}`))
      expect(
        api.changes.map(({ name, params }) => {
          const { method, path } = endpoints.find((route) => route.name === name) ?? { method: '', path: '' }
          return `${method} ${pathOf(path, params).replace('/api/admin', '')}`
        }),
      ).toEqual([action.call])
      // Without the version that was seen, a change would overwrite what somebody else did meanwhile.
      if (/^PATCH .*[0-9a-f]{8}-/.test(action.call))
        expect(api.changes[0]?.body).toHaveProperty('updatedAt', expect.any(String))
      await waitFor(() => expect(pressed).toHaveProperty('disabled', false))
      expect(document.activeElement).toBe(pressed)
      for (const [label, text] of typed) expect(field(label, place() ?? undefined).value).toBe(text)
      if (action.typed || action.within === DIALOG)
        expect(place()?.querySelector('[role=alert]')).toBeTruthy()
      await user.click(toast()?.querySelector('.toast-close') as HTMLElement)
      await waitFor(() => expect(toast()).toBeNull())
      pressed.focus()
    }
  },
)
